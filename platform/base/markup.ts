import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5'

type Element = DefaultTreeAdapterMap['element']
type Parent = DefaultTreeAdapterMap['parentNode']

/** An element of a document, with its depth, and whether it is inside `<main>` or inside a template. */
interface Found {
  element: Element
  depth: number
  isInMain: boolean
  isInTemplate: boolean
}

/** The maximum depth of nested elements: browsers walk them recursively. */
const maxDepth = 200

/** Every element below a node in document order, including those inside templates. */
function* elementsIn(document: Parent): Generator<Found> {
  const left: Found[] = []
  const add = (parent: Parent, place: Omit<Found, 'element'>) => {
    for (const node of parent.childNodes.toReversed()) if ('tagName' in node) left.push({ element: node, ...place })
  }
  add(document, { depth: 1, isInMain: false, isInTemplate: false })
  // A stack, not recursion: markup may be nested to any depth.
  for (let next = left.pop(); next; next = left.pop()) {
    yield next
    const { element, depth, isInMain, isInTemplate } = next
    const inside = 'content' in element ? (element as DefaultTreeAdapterMap['template']).content : undefined
    add(inside ?? element, {
      depth: depth + 1,
      isInMain: isInMain || element.tagName === 'main',
      isInTemplate: isInTemplate || inside !== undefined,
    })
  }
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value

/** The IDs and links in a part of a page: other pages depend on them. */
export interface ReadMarkup {
  ids: ReadonlySet<string>
  links: ReadonlySet<string>
}

/** Reads elements as a browser without scripts does. Nothing inside a template is a link or a link's target. */
function readElements(elements: Iterable<Found>): ReadMarkup {
  const [ids, links] = [new Set<string>(), new Set<string>()]
  for (const { element, isInTemplate } of elements) {
    if (isInTemplate) continue
    const id = attribute(element, 'id') || (element.tagName === 'a' && attribute(element, 'name'))
    if (id) ids.add(id)
    const link = attribute(element, 'href')
    if (link !== undefined && /^(a|area)$/.test(element.tagName)) links.add(link)
  }
  return { ids, links }
}

export const readFrame = (html: string) => readElements(elementsIn(parse(html, { scriptingEnabled: false })))

// Scripts and styles must be files that the release names. The other elements would change the document around
// `<main>`, or the site's CSP never lets them show anything.
const forbiddenElements = /^(main|script|base|meta|link|object|embed|applet|frame|frameset|portal|fencedframe)$/

const urlAttributes = /^(href|src|action|formaction|data|poster|background|cite|longdesc|ping|manifest|codebase)$/

const schemes = /^(https?|mailto|tel|sms):$/
const showsPicture = /^(img|image|source|video|audio|track|feimage|input)$/i

/** The scheme of a URL as a browser reads it: whitespace and control characters do not hide the scheme. */
const schemeOf = (url: string) => (URL.canParse(url, 'http://site/') ? new URL(url, 'http://site/').protocol : 'http:')

const hostOf = (url: string) => (URL.canParse(url, 'http://site/') ? new URL(url, 'http://site/').host : '')

// The name of a form, a picture or a similar element shadows the property of `document` with that name.
const namesDocument = /^(img|form|iframe|object|embed)$/

/** Returns why an element is not allowed in a page, as the end of a sentence; undefined if it is allowed. */
function elementFault({ element: { tagName, attrs }, depth }: Found): string | undefined {
  if (depth > maxDepth) return `nests elements more than ${maxDepth} deep`
  if (tagName === 'script') return 'contains a script, which must be a file that the release names'
  if (forbiddenElements.test(tagName)) return `contains <${tagName}>`
  for (const { name, value } of attrs) {
    if (name.startsWith('on')) return `contains a script, the ${name} of <${tagName}>`
    if (name === 'shadowrootmode' || name === 'srcdoc') return `contains the ${name} of <${tagName}>`
    if (name === 'name' && namesDocument.test(tagName)) return `contains the name of <${tagName}>`
    if (/^(animate|set)/i.test(tagName) && name.toLowerCase() === 'attributename' && /href/i.test(value))
      return `contains <${tagName}> of a link`
    if (!urlAttributes.test(name)) continue
    const scheme = schemeOf(value)
    if (!schemes.test(scheme) && !(scheme === 'data:' && showsPicture.test(tagName)))
      return `contains a ${scheme} URL, the ${name} of <${tagName}>`
    // The site's CSP blocks forms that go elsewhere.
    if (/action$/.test(name) && scheme !== 'mailto:' && hostOf(value) !== 'site')
      return `contains a form that submits to another host, the ${name} of <${tagName}>`
  }
  return undefined
}

const open = '<!doctype html><body><main>'
const close = '</main><footer></footer>'

// These elements have no end tag, or may omit it: https://html.spec.whatwg.org/multipage/syntax.html#elements-2
const endless =
  /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|dd|dt|li|optgroup|option|p|r[tp]|t(body|d|foot|h|head|r)|colgroup)$/

function parseMain(html: string, scriptingEnabled: boolean) {
  const errors: ParserError[] = []
  const document = parse(`${open}${html}${close}`, {
    sourceCodeLocationInfo: true,
    scriptingEnabled,
    onParseError: (error) => errors.push(error),
  })
  const all = [...elementsIn(document)]
  const elements = all.filter(({ isInMain }) => isInMain)
  const faultOfWhole = () => {
    const [error] = errors
    if (error) return `is not complete HTML (${error.code})`
    const unclosed = elements.find(({ element: { tagName, sourceCodeLocation: place } }) => {
      const isClosed = place?.endTag || html.slice(0, (place?.endOffset ?? 0) - open.length).endsWith('/>')
      return !isClosed && !endless.test(tagName)
    })
    if (unclosed) return `is not complete HTML (<${unclosed.element.tagName}> is never closed)`
    const body = all.find(({ element }) => element.tagName === 'body')?.element
    const [main, footer, ...others] = (body?.childNodes ?? []) as Element[]
    const isClosedEarly = main?.sourceCodeLocation?.endTag?.startOffset !== open.length + html.length
    // The parser copies the attributes of a second <html> or <body> to the first one.
    const isBeyond = all.some(({ element: { tagName, attrs } }) => /^(html|body)$/.test(tagName) && attrs.length > 0)
    return isClosedEarly || isBeyond || footer?.tagName !== 'footer' || others.length > 0
      ? 'is not complete HTML (it closes <main> or continues after it)'
      : undefined
  }
  const [fault] = elements.flatMap((each) => elementFault(each) ?? [])
  return { elements, fault: fault ?? faultOfWhole() }
}

/**
 * Reads the markup of a page. `fault` is why it cannot go inside `<main>`, as the end of a sentence. The markup must be
 * complete, so that it neither closes part of the frame nor absorbs it, must run no code, and must not change the
 * document around it.
 */
export function readMain(html: string): ReadMarkup & { fault: string | undefined } {
  const { elements, fault } = parseMain(html, false)
  // `<noscript>` contains elements or text, depending on whether scripts run.
  const other = /<noscript/i.test(html) ? parseMain(html, true).fault : undefined
  return { ...readElements(elements), fault: fault ?? other }
}
