import pytest


def pytest_addoption(parser):
    parser.addoption(
        "--update",
        action="store_true",
        help="write the .diag files of the fail_ cases and the .ir files anew",
    )


@pytest.fixture
def update(request):
    return request.config.getoption("--update", default=False)
