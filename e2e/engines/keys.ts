// https://www.w3.org/TR/webdriver2/#keyboard-actions
const special: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** WebDriver's actions for keys that are pressed together, as `Shift+Tab`. */
export function keyActions(keys: string): readonly { type: 'keyDown' | 'keyUp'; value: string }[] {
  const values = (keys === '+' ? ['+'] : keys.split('+')).map((key) => special[key] ?? key)
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ]
}
