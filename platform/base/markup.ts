import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5'

type Element = DefaultTreeAdapterMap['element']
type Parent = DefaultTreeAdapterMap['parentNode']

/** An element of a document, with how many others it stands in, and whether `<main>` and a template are among these. */
interface Found {
  element: Element
  depth: number
  isInMain: boolean
  isInTemplate: boolean
}

/** How deep elements may stand in each other: browsers go through them one in another. */
const maxDepth = 200

/** Every element below a node, in the order of the document, those in templates included. */
function* elementsIn(document: Parent): Generator<Found> {
  const left: Found[] = []
  const add = (parent: Parent, place: Omit<Found, 'element'>) => {
    for (const node of parent.childNodes.toReversed()) if ('tagName' in node) left.push({ element: node, ...place })
  }
  add(document, { depth: 1, isInMain: false, isInTemplate: false })
  // A stack, not recursion: a text may have as many levels as it likes.
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

/** The IDs and links of a part of a page: what other pages depend on. */
export interface ReadMarkup {
  ids: ReadonlySet<string>
  links: ReadonlySet<string>
}

/** Reads elements as a browser without scripts does. Nothing inside a template is a link or its destination. */
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

/** Reads the document around a page. */
export const readFrame = (html: string) => readElements(elementsIn(parse(html, { scriptingEnabled: false })))

// Scripts and styles are files, which the release names. The rest would change what stands around `<main>`, or is never shown
// under the site's policy.
const forbiddenElements = /^(main|script|base|meta|link|object|embed|applet|frame|frameset|portal|fencedframe)$/

const urlAttributes = /^(href|src|action|formaction|data|poster|background|cite|longdesc|ping|manifest|codebase)$/

const schemes = /^(https?|mailto|tel|sms):$/
const showsPicture = /^(img|image|source|video|audio|track|feimage|input)$/i

/** The scheme of a URL, as a browser reads it: blanks and control characters do not hide it. */
const schemeOf = (url: string) => (URL.canParse(url, 'http://site/') ? new URL(url, 'http://site/').protocol : 'http:')

const hostOf = (url: string) => (URL.canParse(url, 'http://site/') ? new URL(url, 'http://site/').host : '')

// A form, a picture and the like give their names to properties of `document`, in the place of its own.
const namesDocument = /^(img|form|iframe|object|embed)$/

/** Returns why an element cannot stand in a page, as the end of a sentence. */
function elementFault({ element: { tagName, attrs }, depth }: Found): string | undefined {
  if (depth > maxDepth) return `has more than ${maxDepth} elements in each other`
  if (tagName === 'script') return 'holds a script, which is to be a file that the release names'
  if (forbiddenElements.test(tagName)) return `holds <${tagName}>`
  for (const { name, value } of attrs) {
    if (name.startsWith('on')) return `holds a script, the ${name} of <${tagName}>`
    if (name === 'shadowrootmode' || name === 'srcdoc') return `holds the ${name} of <${tagName}>`
    if (name === 'name' && namesDocument.test(tagName)) return `holds the name of <${tagName}>`
    if (/^(animate|set)/i.test(tagName) && name.toLowerCase() === 'attributename' && /href/i.test(value))
      return `holds <${tagName}> of a link`
    if (!urlAttributes.test(name)) continue
    const scheme = schemeOf(value)
    if (!schemes.test(scheme) && !(scheme === 'data:' && showsPicture.test(tagName)))
      return `holds a ${scheme} URL, the ${name} of <${tagName}>`
    // The policy lets a form go nowhere else.
    if (/action$/.test(name) && scheme !== 'mailto:' && hostOf(value) !== 'site')
      return `holds a form that another host gets, the ${name} of <${tagName}>`
  }
  return undefined
}

const open = '<!doctype html><body><main>'
const close = '</main><footer></footer>'

// Their ends may be left out, or they have none: https://html.spec.whatwg.org/multipage/syntax.html#elements-2
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
    if (error) return `is not whole HTML (${error.code})`
    const unclosed = elements.find(({ element: { tagName, sourceCodeLocation: place } }) => {
      const isClosed = place?.endTag || html.slice(0, (place?.endOffset ?? 0) - open.length).endsWith('/>')
      return !isClosed && !endless.test(tagName)
    })
    if (unclosed) return `is not whole HTML (<${unclosed.element.tagName}> is never closed)`
    const body = all.find(({ element }) => element.tagName === 'body')?.element
    const [main, footer, ...others] = (body?.childNodes ?? []) as Element[]
    const isClosedEarly = main?.sourceCodeLocation?.endTag?.startOffset !== open.length + html.length
    // A second <html> or <body> gives its attributes to the first.
    const isBeyond = all.some(({ element: { tagName, attrs } }) => /^(html|body)$/.test(tagName) && attrs.length > 0)
    return isClosedEarly || isBeyond || footer?.tagName !== 'footer' || others.length > 0
      ? 'is not whole HTML (it ends <main>, or goes beyond it)'
      : undefined
  }
  const [fault] = elements.flatMap((each) => elementFault(each) ?? [])
  return { elements, fault: fault ?? faultOfWhole() }
}

/**
 * Reads the markup of a page. `fault` is why it cannot stand inside a `<main>`, as the end of a sentence: it has to be whole,
 * so that nothing of it is closed by the frame or takes the frame in, and no part of it may run, or change what stands
 * around it.
 */
export function readMain(html: string): ReadMarkup & { fault: string | undefined } {
  const { elements, fault } = parseMain(html, false)
  // `<noscript>` holds elements for some browsers, and text for others.
  const other = /<noscript/i.test(html) ? parseMain(html, true).fault : undefined
  return { ...readElements(elements), fault: fault ?? other }
}
