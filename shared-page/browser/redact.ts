/**
 * Removes from an error message what a visitor may have typed: the queries of URLs, and quoted text that is more than
 * one identifier.
 */
export const redact = (message: string) =>
  message
    .replaceAll(/[?#][^\s"')]*/g, '')
    .replaceAll(/"[^"\n]*[^\w$."\n-][^"\n]*"|'[^'\n]*[^\w$.'\n-][^'\n]*'/g, '…')
    .slice(0, 300)
