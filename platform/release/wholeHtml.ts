import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5'

type Element = DefaultTreeAdapterMap['element']

const open = '<!doctype html><body><main>'
const close = '</main><footer></footer>'

// Their ends may be left out, or they have none: https://html.spec.whatwg.org/multipage/syntax.html#elements-2
const endless =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|dd|dt|li|optgroup|option|p|r[tp]|t(body|d|foot|h|head|r)|colgroup)$/

/** Everything below an element, in the order of the document. */
const below = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...below(node)] : []))

/**
 * What keeps markup from standing inside a `<main>`, in words; undefined where nothing does. It has to be whole, so that
 * nothing of it is closed by the frame or takes the frame in, and has no script: the page's modules are files.
 */
export function faultOfMarkup(html: string): string | undefined {
  const errors: ParserError[] = []
  const document = parse(`${open}${html}${close}`, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: true,
    onParseError: (error) => errors.push(error),
  })
  const [body] = below(document as unknown as Element).filter(({ tagName }) => tagName === 'body')
  const [main, footer, ...others] = (body?.childNodes ?? []) as Element[]
  const elements = main && 'tagName' in main ? below(main) : []
  for (const { tagName, attrs } of elements) {
    if (tagName === 'script') return 'holds a script, which is to be a file'
    const handler = attrs.find(({ name }) => name.startsWith('on'))
    if (handler) return `holds a script, the ${handler.name} of <${tagName}>`
  }
  const [error] = errors
  if (error) return `is not whole HTML (${error.code})`
  const unclosed = elements.find(({ tagName, sourceCodeLocation: place }) => {
    const isClosed = place?.endTag || html.slice(0, (place?.endOffset ?? 0) - open.length).endsWith('/>')
    return !isClosed && !endless.test(tagName)
  })
  if (unclosed) return `is not whole HTML (<${unclosed.tagName}> is never closed)`
  const isClosedEarly = main?.sourceCodeLocation?.endTag?.startOffset !== open.length + html.length
  return isClosedEarly || footer?.tagName !== 'footer' || others.length > 0
    ? 'is not whole HTML (it ends <main>, or goes beyond it)'
    : undefined
}
