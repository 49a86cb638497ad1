import type { Locator } from 'playwright/test'

/**
 * Whether the page's focus is on it. `toBeFocused` asks whether the window has the focus as well, which Debian's Firefox
 * denies once Tab has gone round through the window's own buttons.
 */
export const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement)
