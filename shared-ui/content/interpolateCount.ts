import { interpolate } from './interpolate.ts'

const words = (
  'no one two three four five six seven eight nine ten eleven twelve ' +
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
).split(' ')

/** Fills a sentence's `{count}`, spelt out up to twenty; `{Count}` starts a sentence. */
export function interpolateCount(sentence: string, count: number) {
  const word = words[count] ?? String(count)
  return interpolate(sentence, { count: word, Count: word.charAt(0).toUpperCase() + word.slice(1) })
}
