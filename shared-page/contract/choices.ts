// A visitor's choices, and the subject of an enquiry, are in the query of the URL: `/works?in=ealing&kind=houses`. Only
// this file reads and writes it: for the served document (`applyChoices`, by the inline script), and after hydration
// (`useChoices`).

/** The value of a name in a query, which is untrusted input. */
export const choiceIn = (query: string, name: string): string | undefined =>
  new URLSearchParams(query).get(name) || undefined

/** The items of a comma-separated list in a query, which may name it more than once. Untrusted input. */
export const choiceListIn = (query: string, name: string): readonly string[] =>
  new URLSearchParams(query)
    .getAll(name)
    .flatMap((list) => list.split(','))
    .map((item) => item.trim())
    .filter(Boolean)

/** A choice in served markup: `data-choice` of a button and, one per line, `data-choices` of an item. */
export const choiceName = (name: string, value = '') => `${name}=${value}`

/** The attributes of a button that chooses a value, or none. */
export const choiceButton = (name: string, value: string | undefined, isChosen: boolean) => ({
  'data-choice': choiceName(name, value),
  'aria-pressed': isChosen,
})

/** The attribute of an item that is shown for each of these choices. */
export const choosable = (choices: readonly string[]) => ({ 'data-choices': choices.join('\n') })

/** The attributes of the button that clears all choices. It is hidden if nothing is chosen. */
// Hydration warnings are suppressed here and below because `applyChoices` may have changed the markup.
export const choiceReset = { 'data-choice-reset': '', suppressHydrationWarning: true }

/** The attributes and texts of the line that counts the items shown. The texts' placeholder is `{count}`. */
export const choiceCount = ({ one, many, none }: Readonly<Record<'one' | 'many' | 'none', string>>) => ({
  'data-choice-count': [none, one, many].join('\n'),
  suppressHydrationWarning: true,
})

/**
 * Applies the query to a served page, whose markup is the same for every query: hides items, and updates the buttons
 * and the count. Ignores a value that no button has. Returns whether anything is chosen.
 */
export function applyChoices(query: string): boolean {
  const every = (attribute: string) => [...document.querySelectorAll<HTMLElement>(`main [data-${attribute}]`)]
  const buttons = every('choice')
  const isOffered = (choice: string) => buttons.some(({ dataset }) => dataset.choice === choice)
  const names = new Set(new URLSearchParams(query).keys())
  const chosen = [...names].map((name) => choiceName(name, choiceIn(query, name))).filter(isOffered)
  const isChosen = chosen.some((choice) => !choice.endsWith('='))
  if (!isChosen) return false
  for (const button of buttons) {
    const { choice = '' } = button.dataset
    const other = chosen.find((each) => each.split('=')[0] === choice.split('=')[0])
    if (other) button.setAttribute('aria-pressed', String(choice === other))
  }
  for (const reset of every('choice-reset')) reset.hidden = false
  let count = 0
  for (const item of every('choices')) {
    const own = item.dataset.choices?.split('\n') ?? []
    item.hidden = !chosen.every((choice) => choice.endsWith('=') || own.includes(choice))
    if (!item.hidden && item.localName === 'li') count++
  }
  for (const line of every('choice-count')) {
    const texts = line.dataset.choiceCount?.split('\n') ?? []
    const text = (texts[Math.min(count, 2)] ?? '').replace('{count}', String(count))
    // Setting the text is a mutation, on which the inline script calls this function again.
    if (line.textContent !== text) line.textContent = text
  }
  return true
}

/** The URL with these choices in place of its own of the same names; undefined removes one. */
export function withChoices(url: string, choices: Readonly<Record<string, string | undefined>>): URL {
  const next = new URL(url)
  for (const [name, value] of Object.entries(choices)) {
    if (value === undefined) next.searchParams.delete(name)
    else next.searchParams.set(name, value)
  }
  // A query may contain these characters, and with them a person can read it.
  next.search = next.search.replaceAll('%2F', '/').replaceAll('%2C', ',')
  return next
}
