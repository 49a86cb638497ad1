/**
 * Whether a day, at midnight UTC, is a bank holiday in England. Holidays proclaimed for a single year are not included.
 */
export function isBankHoliday(date: Date): boolean {
  const month = date.getUTCMonth() + 1
  const day = date.getUTCDate()
  const weekday = date.getUTCDay()
  if (month === 1) return day === 1 || (weekday === 1 && day <= 3)
  if (month === 5) return weekday === 1 && (day <= 7 || day > 24)
  if (month === 8) return weekday === 1 && day > 24
  // The two days after Boxing Day replace holidays that fall on a weekend.
  if (month === 12) return day === 25 || day === 26 || (day > 26 && day < 29 && (weekday === 1 || weekday === 2))
  const fromEaster = (date.getTime() - easterOf(date.getUTCFullYear())) / 86_400_000
  return fromEaster === -2 || fromEaster === 1
}

/** Easter Sunday, at midnight UTC, by Gauss's rule for the years 1900 to 2099. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = moon + sunday === 35 || (moon === 28 && sunday === 6 && year % 19 > 10)
  return Date.UTC(year, 2, 22 + moon + sunday - (isLate ? 7 : 0))
}
