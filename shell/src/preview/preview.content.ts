/** The shell's words for the people who make the site, and for nobody else. */
export const preview = {
  label: 'Preview',
  trying: 'Trying',
  isLive: 'is the live one:',
  fails: 'does not run here:',
  reset: 'Back to the live site',
} as const
