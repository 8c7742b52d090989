# idea: ISO week dates from day numbers
# brief: Convert day numbers since 1970 to year, ISO week and weekday.
# description: `day_number[i]` counts days since 1970-01-01, a Thursday. `floor_divide` and `floor_modulo` round toward minus
#     infinity, for days before 1970. `weekday_of` is 0 for Monday to 6 for Sunday. A week belongs to the year in which its
#     Thursday lies, so the Thursday of the day's week is found first; `year_of_day` converts its day number to a year of the
#     proleptic Gregorian calendar by eras of 400 years, years that begin in March, and `days_before_year` is the day number of a
#     January 1st. The week is one plus the number of whole weeks between January 1st of that year and the Thursday.
#     `iso_year[i]`, `iso_week[i]` and `iso_weekday[i]` (1 to 7) are written.
# launch: n
# inputs:
#     day_number[n] = index(-200000, 200000)
#     iso_year[n] = zero
#     iso_week[n] = zero
#     iso_weekday[n] = zero
# fits:
#     indirect_thread
from typing import Any

import warp as wp

DAYS_PER_ERA = wp.constant(146097)
EPOCH_SHIFT = wp.constant(719468)  # days from 0000-03-01 to 1970-01-01
MARCH_TO_JANUARY = wp.constant(306)


@wp.func
def floor_modulo(a: Any, b: Any):
    rest = a % b
    if rest < type(rest)(0):
        rest += b
    return rest


@wp.func
def floor_divide(a: Any, b: Any):
    return (a - floor_modulo(a, b)) // b


@wp.func
def weekday_of(day: int) -> int:
    """0 for Monday; day 0 was a Thursday."""
    return floor_modulo(day + 3, 7)


@wp.func
def year_of_day(day: int) -> int:
    shifted = day + EPOCH_SHIFT
    era = floor_divide(shifted, DAYS_PER_ERA)
    day_of_era = shifted - era * DAYS_PER_ERA
    # leap days of 4, 100 and 400 years taken out
    year_of_era = (day_of_era - day_of_era // 1460 + day_of_era // 36524 - day_of_era // 146096) // 365
    day_of_year = day_of_era - (365 * year_of_era + year_of_era // 4 - year_of_era // 100)
    year = year_of_era + era * 400
    if day_of_year >= MARCH_TO_JANUARY:
        year += 1
    return year


@wp.func
def days_before_year(year: int) -> int:
    """Day number of January 1st."""
    march_year = year - 1  # January belongs to the March year before
    era = floor_divide(march_year, 400)
    year_of_era = march_year - era * 400
    day_of_era = year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + MARCH_TO_JANUARY
    return era * DAYS_PER_ERA + day_of_era - EPOCH_SHIFT


@wp.kernel
def convert_days_iso_week(
    day_number: wp.array(dtype=wp.int32),
    iso_year: wp.array(dtype=wp.int32),
    iso_week: wp.array(dtype=wp.int32),
    iso_weekday: wp.array(dtype=wp.int32),
):
    i = wp.tid()
    day = day_number[i]
    weekday = weekday_of(day)

    # a week belongs to the year of its Thursday
    thursday = day - weekday + 3
    year = year_of_day(thursday)
    week = 1 + (thursday - days_before_year(year)) // 7

    iso_year[i] = year
    iso_week[i] = week
    iso_weekday[i] = weekday + 1
