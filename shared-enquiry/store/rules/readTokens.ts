/** The rules use syntax that this reader does not know. Nothing may be decided by them. */
export class UnknownRules extends Error {}

// Words that cannot follow a dot; Firebase refuses them there too.
const reserved = new Set('service match allow function return let if is in true false null rules_version'.split(' '))

const token = /\s+|\/\/[^\n]*|(\d+(?![\w.])|[A-Za-z_]\w*|'[^'\\\n]*'|\|\||&&|[=!<>]=|[{}()[\];:,.=!<>/])/y

function tokensOf(source: string) {
  const tokens: { text: string; line: number }[] = []
  for (let at = 0, line = 1; at < source.length; ) {
    token.lastIndex = at
    const found = token.exec(source)
    if (!found) throw new UnknownRules(`line ${line}: cannot read "${source.slice(at, at + 20).split('\n')[0]}"`)
    if (found[1]) tokens.push({ text: found[1], line })
    line += found[0].split('\n').length - 1
    at = token.lastIndex
  }
  return tokens
}

/** Reads rules token by token. Throws `UnknownRules`, with the line, at a token that the caller does not expect. */
export function readTokens(source: string) {
  const tokens = tokensOf(source)
  let at = 0

  const peek = () => tokens[at]?.text
  const skip = () => {
    at++
  }
  const refuse = (): never => {
    const found = tokens[at]
    throw new UnknownRules(found ? `line ${found.line}: unexpected "${found.text}"` : 'the rules end too early')
  }
  const take = (text: string) => {
    const isNext = peek() === text
    if (isNext) skip()
    return isNext
  }
  const expect = (...texts: string[]) => {
    for (const text of texts) if (!take(text)) refuse()
  }
  const word = () => {
    const text = peek()
    if (!text || !/^[A-Za-z_]/.test(text) || reserved.has(text)) return refuse()
    skip()
    return text
  }
  /** Items with commas between them, up to `end`. */
  function separated<T>(end: string, item: () => T): T[] {
    const items: T[] = []
    while (!take(end)) {
      if (items.length > 0) expect(',')
      items.push(item())
    }
    return items
  }
  const demandEnd = () => {
    if (at < tokens.length) refuse()
  }
  return { peek, skip, refuse, take, expect, word, separated, demandEnd }
}
