import type { Locator } from 'playwright/test'

/**
 * Whether an element has the page's focus. `toBeFocused` also requires that the window has the focus, which Debian's
 * Firefox denies once Tab has passed through the window's own buttons.
 */
export const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement)
