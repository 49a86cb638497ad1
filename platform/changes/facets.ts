import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5'
import { canonical } from './canonical.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']
type Template = DefaultTreeAdapterMap['template']

/** The causes by which a document can differ, in the order of the report. */
export const causes = [
  'words',
  'markup',
  'pictures',
  'styles',
  'menu',
  'structured data',
  'links',
  'settings',
  'policy',
  'code',
] as const
export type Cause = (typeof causes)[number]

/** A part of a document: what an area fills, or the frame around it, which is the shell's. */
export type Part = 'main' | 'frame'

/** One fact of a document, in words that can be compared and shown. */
export interface Fact {
  cause: Cause
  part: Part
  text: string
}

/** What a document consists of, and the scripts that it names. */
export interface Facets {
  facts: readonly Fact[]
  scripts: readonly string[]
  inlineScripts: readonly string[]
}

// Words that these stand in belong to the sentence around them.
const inline = new Set('a abbr b br cite code em i mark small span strong sub sup svg time u wbr'.split(' '))
const wordAttributes = new Set(['alt', 'aria-label', 'placeholder', 'title', 'value', 'label'])
const pictureAttributes = new Set(['src', 'srcset', 'poster', 'imagesrcset', 'data-src'])
const linkAttributes = new Set(['href', 'action'])

const attributesOf = (element: Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
const addressIn = ({ attrs }: Element) => attrs.filter(({ name }) => name === 'src').map(({ value }) => value)
const textIn = (node: Node): string =>
  tree.isTextNode(node) ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The page's JSON block: the menus of all areas, and the settings. Which release a page is from is no difference. */
function factsOfSite(json: string): Fact[] {
  const { areas = {}, shell: _shell, ...settings } = JSON.parse(json) as Record<string, unknown>
  const menus = Object.entries(areas as Record<string, { menu?: unknown }>)
  return [
    ...menus.flatMap(([name, { menu }]) =>
      linesOf(menu).map((line): Fact => ({ cause: 'menu', part: 'frame', text: `${name}: ${line}` })),
    ),
    ...linesOf(settings).map((text): Fact => ({ cause: 'settings', part: 'frame', text })),
  ]
}

/** A value as one line for each of its ends: `overview.title: About`. */
function linesOf(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}: ${value}`]
  return Object.entries(value).flatMap(([key, each]) => {
    const own = Array.isArray(value) ? '' : key
    return linesOf(each, [name, own].filter(Boolean).join('.'))
  })
}

function factsOfHead(element: Element, attributes: Record<string, string>): Omit<Fact, 'part'>[] {
  const { tagName } = element
  if (tagName === 'title') return [{ cause: 'words', text: `title: ${plain(textIn(element))}` }]
  if (tagName === 'meta' && attributes.name === 'description')
    return [{ cause: 'words', text: `description: ${attributes.content}` }]
  // For social networks the same words are repeated.
  if (tagName === 'meta' && /^og:(title|description|url)$/.test(attributes.property ?? '')) return []
  if (tagName === 'meta' && attributes.property === 'og:image')
    return [{ cause: 'pictures', text: `for social networks: ${attributes.content}` }]
  if (tagName === 'link' && attributes.rel === 'canonical')
    return [{ cause: 'links', text: `canonical: ${attributes.href}` }]
  if (tagName === 'link' && /icon/.test(attributes.rel ?? ''))
    return [{ cause: 'pictures', text: `icon: ${attributes.href}` }]
  if (tagName === 'link' && attributes.as === 'font') return [{ cause: 'styles', text: `font: ${attributes.href}` }]
  if (tagName === 'meta' || tagName === 'link')
    return [{ cause: 'markup', text: canonical(`${tagName} ${linesOf(attributes).join(', ')}`) }]
  return []
}

/** What a document consists of. Throws where its JSON cannot be read. */
export function facetsOf(html: string): Facets {
  const facts: Fact[] = []
  const scripts: string[] = []
  const inlineScripts: string[] = []

  function element(node: Element, part: Part, menu: boolean) {
    const { tagName } = node
    const attributes = attributesOf(node)
    const add = (cause: Cause, text: string) => facts.push({ cause: menu ? 'menu' : cause, part, text })
    // The code of the page, and the styles that are in the document already.
    if (tagName === 'template' && attributes.id === 'code') {
      for (const child of tree.getTemplateContent(node as Template).childNodes)
        if (tree.isElementNode(child)) scripts.push(...addressIn(child))
      return
    }
    if (tagName === 'script') {
      if (attributes.src) scripts.push(...addressIn(node))
      else if (attributes.id === 'site') facts.push(...factsOfSite(textIn(node)))
      else if (attributes.type === 'application/ld+json')
        for (const line of linesOf(JSON.parse(textIn(node)))) add('structured data', line)
      else inlineScripts.push(textIn(node))
      return
    }
    if (tagName === 'style') {
      for (const rule of canonical(textIn(node)).split('}')) if (rule.trim()) add('styles', rule.trim())
      return
    }
    if (node.parentNode && 'tagName' in node.parentNode && node.parentNode.tagName === 'head') {
      for (const fact of factsOfHead(node, attributes)) facts.push({ part, ...fact })
      return
    }
    const others: string[] = []
    for (const [name, value] of Object.entries(attributes)) {
      if (wordAttributes.has(name)) add('words', `${name}: ${value}`)
      else if (pictureAttributes.has(name)) add('pictures', `${name}: ${value}`)
      else if (linkAttributes.has(name))
        add('links', `${plain(textIn(node)) || attributes['aria-label'] || tagName} → ${value}`)
      else if (name === 'style') add('styles', `${tagName}: ${value}`)
      else others.push(`${name}="${value}"`)
    }
    const parent = node.parentNode && 'tagName' in node.parentNode ? node.parentNode.tagName : ''
    add('markup', canonical(`${parent} > <${[tagName, ...others].join(' ')}>`))
    // The sentence as it is read, however it is cut into elements.
    if (!inline.has(tagName)) {
      let sentence = ''
      const end = () => {
        if (plain(sentence)) add('words', plain(sentence))
        sentence = ''
      }
      const read = (children: readonly Node[]) => {
        for (const child of children) {
          if (tree.isTextNode(child)) sentence += child.value
          else if (tree.isElementNode(child) && inline.has(child.tagName)) read(child.childNodes)
          else if (tree.isElementNode(child)) end()
        }
      }
      read(node.childNodes)
      end()
    }
    children(node, part, menu)
  }

  function children(node: Node, part: Part, menu: boolean) {
    if (!('childNodes' in node)) return
    const inside = 'content' in node ? node.content.childNodes : node.childNodes
    for (const child of inside) {
      if (!tree.isElementNode(child)) continue
      const here = child.tagName === 'main' ? 'main' : part
      element(child, here, menu || (child.tagName === 'header' && part === 'frame'))
    }
  }

  children(parse(html), 'frame', false)
  return { facts, scripts, inlineScripts }
}
