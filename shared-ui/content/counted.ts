import { filled } from './filled.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Fills a sentence's `{count}`, in letters up to twelve; `{Count}` begins a sentence. */
export function counted(sentence: string, count: number) {
  const word = words[count] ?? String(count)
  return filled(sentence, { count: word, Count: word.charAt(0).toUpperCase() + word.slice(1) })
}
