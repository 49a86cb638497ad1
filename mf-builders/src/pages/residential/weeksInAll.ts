/** The weeks from survey to keys, such as `42–52`: those before the site plus those on it (`14–24 weeks on site`). */
export const weeksInAll = (before: number, onSite: string): string =>
  onSite.replace(/\d+/g, (count) => `${before + Number(count)}`).split(/\s/)[0] ?? ''
