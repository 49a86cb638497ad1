/** From the survey to the keys, such as `42–52`: the weeks before the site, and those on it (`14–24 weeks on site`). */
export const weeksInAll = (before: number, onSite: string): string =>
  onSite.replace(/\d+/g, (count) => `${before + Number(count)}`).split(/\s/)[0] ?? ''
