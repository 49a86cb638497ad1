import { checkRules } from './checkRules.ts'
import { type Rules, rulesFrom } from './evaluateRules.ts'
import { parseRules } from './parseRules.ts'

/**
 * Loads rules in three steps. They are read into an expression tree (`parseRules`, from the tokens of `readTokens`),
 * checked for anything that cannot be evaluated as Firebase does (`checkRules`), and made into a function that answers
 * whether a request is allowed (`evaluateRules`). Throws `UnknownRules`.
 */
export function loadRules(source: string): Rules {
  const matches = parseRules(source)
  checkRules(matches)
  return rulesFrom(matches)
}
