import type { Cost } from 'shared-ui/costs.content'

/** The weeks from survey to keys, such as `42–52`: those before the site plus those on it. */
export const weeksInAll = (before: number, { from, to }: Cost['weeks']) => `${before + from}–${before + to}`
