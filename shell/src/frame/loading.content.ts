/** The shell's words while a page is on its way, and when it does not come. */
export const loading = {
  region: 'Loading the page',
  slow: 'This is taking longer than it should. The page will appear here when it arrives.',
  offline: {
    title: 'You appear to be offline.',
    text: 'Pages you have already opened may still work. A form sent now will say so and keep what you typed.',
  },
  failed: {
    title: 'This part of the site did not load.',
    beforePhone: 'The rest of the site is working. Try again, or call us on ',
    afterPhone: '.',
    button: 'Try again',
    retrying: 'Trying again',
    still: 'Still not loading. Reload the whole page, or come back in a few minutes.',
    reload: 'Reload the page',
  },
} as const
