/** Fills the `{placeholders}` of a sentence. A placeholder without a value stays unchanged. */
export const interpolate = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
