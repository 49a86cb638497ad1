/**
 * Removes from a fault's message what a visitor may have typed: the queries of addresses, and quoted text that is more than
 * one name of code.
 */
export const redact = (message: string) =>
  message
    .replaceAll(/[?#][^\s"')]*/g, '')
    .replaceAll(/"[^"\n]*[^\w$."\n-][^"\n]*"|'[^'\n]*[^\w$.'\n-][^'\n]*'/g, '…')
    .slice(0, 300)
