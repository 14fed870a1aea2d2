import { keepsAttribute, treatmentOf } from '@tarang/blog-html'
import { safeUrl } from '#platform/safe-url'
import type { Finding } from './finding.ts'
import type { SourceElement } from './parsed-page.ts'

/** Elements around a page's text, whose removal changes nothing that a reader sees. */
const FRAME = new Set(
  'html head body title meta main article section header footer nav aside hgroup search'.split(' '),
)

const LINK = 'href'
const SOURCES = new Set(['src', 'srcset', 'sizes'])

/** What the sanitiser takes away, by its own rules. */
export function removedMarkup(elements: readonly SourceElement[]): Finding[] {
  return elements.flatMap((element) => {
    // The finding of the element around it covers it.
    if (element.isInRemoved || element.line === null) return []
    const treatment = FRAME.has(element.name) ? 'frame' : treatmentOf(element.name)
    if (treatment === 'removed') return [at(element.line, `<${element.name}> is removed with its content.`)]
    if (treatment === 'unwrapped')
      return [at(element.line, `<${element.name}> is removed; the text in it stays.`), ...handlersOf(element)]
    if (treatment === 'frame') return handlersOf(element)
    return [...attributesOf(element), ...unsafeLinks(element)]
  })
}

const at = (line: number, text: string): Finding => ({ group: 'removed', at: [line], text })

const isHandler = (name: string) => name.startsWith('on')

const handlersOf = ({ attributes }: SourceElement) =>
  attributes.filter(({ name }) => isHandler(name)).map(({ name, line }) => at(line, handlerText(name)))

const handlerText = (name: string) => `The event handler ${name} is removed.`

const attributesOf = ({ name: element, attributes }: SourceElement) =>
  attributes
    .filter(({ name }) => !keepsAttribute(element, name) && !(element === 'img' && SOURCES.has(name)))
    .map(({ name, line }) =>
      at(line, isHandler(name) ? handlerText(name) : `The attribute ${name} is removed.`),
    )

/** Links that lead nowhere, because their address is no web address. */
const unsafeLinks = ({ name: element, attributes }: SourceElement) =>
  attributes.flatMap(({ name, value, line }) => {
    const scheme = element === 'a' && name === LINK ? schemeOf(value) : undefined
    return scheme === undefined ? [] : [at(line, `A link to a ${scheme} address is removed; its text stays.`)]
  })

const BASE = 'http://page.invalid'

/** The scheme of an address that the page does not link to; a browser ignores spaces and control characters in it. */
function schemeOf(address: string): string | undefined {
  const url = URL.canParse(address.trim(), BASE) ? new URL(address.trim(), BASE) : undefined
  if (!url || /^(mailto|tel):$/.test(url.protocol) || safeUrl(url.href)) return undefined
  return url.protocol
}
