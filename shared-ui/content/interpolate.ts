/** Fills the `{places}` of a sentence. A place without a value stays as it is. */
export const interpolate = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
