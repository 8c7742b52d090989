// verify/: what is judged of measurements, and that a worker's crash is told at once whoever else is started.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "verify/judge.h"
#include "verify/process.h"

namespace weft::verify {
namespace {

struct Measurement {
    const char* said;
    Measured measured;
    Problem problem = Problem::None;
};

Summary judged(const std::vector<Measurement>& all, std::vector<Outcome>& outcomes) {
    std::vector<Case> cases(all.size());
    outcomes.assign(all.size(), {});
    for (size_t i = 0; i < all.size(); ++i) {
        cases[i].gradient = all[i].said;
        outcomes[i].measured = all[i].measured;
        outcomes[i].problem = all[i].problem;
    }
    return judge(cases, outcomes);
}

TEST(VerifyJudge, DeniesClaimsThatTheMeasurementRefutes) {
    std::vector<Outcome> outcomes;
    const Summary summary = judged({{"exact", Measured::Exact},
                                    {"exact", Measured::Differs},
                                    {"none", Measured::Zero},
                                    {"none", Measured::Exact},
                                    {"none", Measured::Differs},
                                    {"exact", Measured::Unclear},
                                    {"exact", Measured::Differs, Problem::Crashed}},
                                   outcomes);
    const std::vector<Problem> expected = {Problem::None,          Problem::WrongGradient, Problem::None,
                                           Problem::WrongGradient, Problem::WrongGradient, Problem::None,
                                           Problem::Crashed};
    for (size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(outcomes[i].problem, expected[i]) << i;
    EXPECT_EQ(summary.problems.at(std::string(text(Problem::WrongGradient))), 3u);
    EXPECT_FALSE(summary.clean());
}

TEST(VerifyJudge, AsksThatMostOfThoseThatDifferReallyDo) {
    std::vector<Outcome> outcomes;
    const auto enough = [&](int really, int all) {
        std::vector<Measurement> list(static_cast<size_t>(all), {"warp_differs", Measured::Exact});
        for (int i = 0; i < really; ++i) list[static_cast<size_t>(i)].measured = Measured::Differs;
        return judged(list, outcomes).clean();
    };
    EXPECT_TRUE(enough(0, 0));
    EXPECT_TRUE(enough(180, 200));
    EXPECT_FALSE(enough(179, 200));
    EXPECT_TRUE(enough(0, 99));  // too few to judge
    EXPECT_FALSE(enough(0, 100));
}

TEST(VerifyProcess, ACrashIsNotHiddenByAWorkerOfAnotherThread) {
    std::atomic<bool> stop = false;
    std::thread other([&] {
        while (!stop) {
            // It lives longer than the crash of the other may take to be seen.
            const Worker worker([](int) { pause(); }, "/dev/null");
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    });
    for (int i = 0; i < 100; ++i) {
        Worker worker([](int) { _exit(3); }, "/dev/null");
        int message = 0;
        EXPECT_EQ(worker.receive(&message, sizeof message, 20000), Worker::Received::End);
        EXPECT_EQ(worker.how_it_ended(), "exit code 3");
    }
    stop = true;
    other.join();
}

}  // namespace
}  // namespace weft::verify
