# idea: progressive income tax with filing status and credits
# brief: Compute the income tax of households from brackets, deductions and credits.
# description: All amounts are whole cents in 64 bits. Household `h` has `income[h]`, `filing_status[h]` (0 single, 1 joint, 2
#     head of household) and `children[h]`. The deduction is `DEDUCTION` for singles, twice that for joint filers, and one and a
#     half times for heads of household; taxable income is what exceeds it, not below 0. The tax of `bracket_tax` is computed on
#     the income per share (joint filers split it by 2) and multiplied by the shares: 10 per cent up to `LIMIT_1`, 20 per cent of
#     the part up to `LIMIT_2`, 30 per cent up to `LIMIT_3`, 40 per cent above. Each child gives a credit of `CHILD_CREDIT`; if
#     taxable income exceeds `LIMIT_3` the credits are halved. A credit above the tax is paid out only to households with taxable
#     income below `LIMIT_1`, otherwise the tax ends at 0. `tax_due[h]` is the result in cents, rounded down in each bracket, and
#     `bracket[h]` the number of the bracket, 0 to 3, of the income per share.
# launch: n
# inputs:
#     income[n] = index(0, 20000000)
#     filing_status[n] = index(0, 3)
#     children[n] = index(0, 5)
#     tax_due[n] = zero
#     bracket[n] = zero
# fits:
#     total_output(tax_due)
#     indirect_thread
import warp as wp

SINGLE = wp.constant(0)
JOINT = wp.constant(1)

DEDUCTION = wp.constant(wp.int64(1200000))
LIMIT_1 = wp.constant(wp.int64(1500000))
LIMIT_2 = wp.constant(wp.int64(4500000))
LIMIT_3 = wp.constant(wp.int64(9000000))
CHILD_CREDIT = wp.constant(wp.int64(150000))
TWO = wp.constant(wp.int64(2))
ZERO = wp.constant(wp.int64(0))


@wp.func
def percent_of(amount: wp.int64, percent: int) -> wp.int64:
    return amount * wp.int64(percent) // wp.int64(100)


@wp.func
def bracket_tax(amount: wp.int64):
    """Tax of one share and the number of its bracket."""
    if amount <= LIMIT_1:
        return percent_of(amount, 10), 0
    elif amount <= LIMIT_2:
        return percent_of(LIMIT_1, 10) + percent_of(amount - LIMIT_1, 20), 1
    elif amount <= LIMIT_3:
        return percent_of(LIMIT_1, 10) + percent_of(LIMIT_2 - LIMIT_1, 20) + percent_of(
            amount - LIMIT_2, 30
        ), 2
    full = (
        percent_of(LIMIT_1, 10)
        + percent_of(LIMIT_2 - LIMIT_1, 20)
        + percent_of(LIMIT_3 - LIMIT_2, 30)
    )
    return full + percent_of(amount - LIMIT_3, 40), 3


@wp.func
def deduction_for(status: int) -> wp.int64:
    if status == SINGLE:
        return DEDUCTION
    elif status == JOINT:
        return TWO * DEDUCTION
    return DEDUCTION + DEDUCTION // TWO


@wp.kernel
def assess_income_tax(
    income: wp.array(dtype=wp.int64),
    filing_status: wp.array(dtype=int),
    children: wp.array(dtype=int),
    tax_due: wp.array(dtype=wp.int64),
    bracket: wp.array(dtype=int),
):
    """Income tax in whole cents; integers, because assessments must not depend on rounding modes."""
    h = wp.tid()
    status = filing_status[h]
    taxable = wp.max(income[h] - deduction_for(status), ZERO)

    # splitting: a couple pays twice the tax of half its income
    shares = wp.int64(1)
    if status == JOINT:
        shares = wp.int64(2)
    share_tax, reached = bracket_tax(taxable // shares)
    tax = share_tax * shares

    credit = wp.int64(children[h]) * CHILD_CREDIT
    if taxable > LIMIT_3:
        credit = credit // TWO
    if credit <= tax:
        tax = tax - credit
    elif taxable < LIMIT_1:
        tax = tax - credit  # below zero: refunded
    else:
        tax = ZERO

    tax_due[h] = tax
    bracket[h] = reached
