import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5'

type Element = DefaultTreeAdapterMap['element']
type Parent = DefaultTreeAdapterMap['parentNode']

/** How deep elements may stand in each other: the functions here, and those of browsers, go through them one in another. */
const maxDepth = 200

/**
 * Every element below a node, in the order of the document, those in templates included. Of what is nested too deep it ends
 * with the first.
 */
function* below(parent: Parent, depth = 0): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    if (depth < maxDepth)
      yield* below('content' in node ? (node as DefaultTreeAdapterMap['template']).content : node, depth + 1)
  }
}

/** Whether elements of a text stand deeper in each other than `below` goes. */
function isTooDeep(parent: Parent) {
  const left: [Parent, number][] = [[parent, 0]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [{ childNodes }, depth] = next
    if (depth > maxDepth) return true
    for (const node of childNodes)
      if ('tagName' in node)
        left.push(['content' in node ? (node as DefaultTreeAdapterMap['template']).content : node, depth + 1])
  }
  return false
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value

/** What a document says that other documents depend on. */
export interface ReadDocument {
  /** The IDs in its `<main>`, and those around it. */
  ids: ReadonlySet<string>
  frameIds: ReadonlySet<string>
  /** The links in its `<main>`, and those around it. */
  links: ReadonlySet<string>
  frameLinks: ReadonlySet<string>
  /** What its `<main>` must not have: see `elementFault`. */
  fault: string | undefined
}

/** Reads a composed document as a browser without scripts does. Nothing inside a template is a link or its destination. */
export function readDocument(html: string): ReadDocument {
  const [ids, frameIds, links, frameLinks] = [1, 2, 3, 4].map(() => new Set<string>())
  const found = { ids, frameIds, links, frameLinks } as Record<string, Set<string>>
  let fault: string | undefined
  const read = (parent: Parent, idsHere = found.frameIds, linksHere = found.frameLinks) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      if (linksHere === found.links) fault ??= elementFault(node)
      const id = attribute(node, 'id') || (node.tagName === 'a' && attribute(node, 'name'))
      if (id) idsHere?.add(id)
      const link = attribute(node, 'href')
      if (link !== undefined && /^(a|area)$/.test(node.tagName)) linksHere?.add(link)
      if (node.tagName === 'main') read(node, found.ids, found.links)
      else read(node, idsHere, linksHere)
      if (linksHere === found.links && 'content' in node)
        for (const each of below((node as DefaultTreeAdapterMap['template']).content)) fault ??= elementFault(each)
    }
  }
  const document = parse(html, { scriptingEnabled: false })
  if (isTooDeep(document)) fault = `has more than ${maxDepth} elements in each other`
  else read(document)
  return { ids, frameIds, links, frameLinks, fault } as ReadDocument
}

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
function elementFault(element: Element): string | undefined {
  const { tagName, attrs } = element
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

function faultWith(html: string, scriptingEnabled: boolean): string | undefined {
  const errors: ParserError[] = []
  const document = parse(`${open}${html}${close}`, {
    sourceCodeLocationInfo: true,
    scriptingEnabled,
    onParseError: (error) => errors.push(error),
  })
  if (isTooDeep(document)) return `has more than ${maxDepth} elements in each other`
  const all = [...below(document)]
  const body = all.find(({ tagName }) => tagName === 'body')
  const [main, footer, ...others] = (body?.childNodes ?? []) as Element[]
  const elements = main && 'tagName' in main ? [...below(main)] : []
  for (const each of elements) {
    const fault = elementFault(each)
    if (fault) return fault
  }
  const [error] = errors
  if (error) return `is not whole HTML (${error.code})`
  const unclosed = elements.find(({ tagName, sourceCodeLocation: place }) => {
    const isClosed = place?.endTag || html.slice(0, (place?.endOffset ?? 0) - open.length).endsWith('/>')
    return !isClosed && !endless.test(tagName)
  })
  if (unclosed) return `is not whole HTML (<${unclosed.tagName}> is never closed)`
  const isClosedEarly = main?.sourceCodeLocation?.endTag?.startOffset !== open.length + html.length
  // A second <html> or <body> gives its attributes to the first.
  const isBeyond = all.some(({ tagName, attrs }) => /^(html|body)$/.test(tagName) && attrs.length > 0)
  return isClosedEarly || isBeyond || footer?.tagName !== 'footer' || others.length > 0
    ? 'is not whole HTML (it ends <main>, or goes beyond it)'
    : undefined
}

/**
 * Returns why markup cannot stand inside a `<main>`, as the end of a sentence. It has to be whole, so that nothing of it is
 * closed by the frame or takes the frame in, and no part of it may run, or change what stands around it.
 */
export const markupFault = (html: string): string | undefined =>
  // `<noscript>` holds elements for some browsers, and text for others.
  faultWith(html, true) ?? (/<noscript/i.test(html) ? faultWith(html, false) : undefined)
