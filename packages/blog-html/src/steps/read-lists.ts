import { type Step, textOf } from '../step.ts'

/** Makes lists of what word processors write as paragraphs or as one list for each item. */
export const readLists: Step = (content, { document }) => {
  for (const paragraph of content.querySelectorAll(PARAGRAPHS))
    if (content.contains(paragraph)) readParagraphs(paragraph, document)
  for (const list of content.querySelectorAll('ul, ol')) joinToPrevious(list)
}

const PARAGRAPHS = 'p[class*="MsoList"], p[style*="mso-list"]'
const MARKER = /^[\s\u00a0]*(?:([·•●○o§▪■\uf0b7\uf0a7–—-])|(\d{1,3}|[a-z]|[ivxl]{1,5})[.)])[\s\u00a0]+/i
/** Points by which a level is indented. */
const INDENT = 36

interface OpenList {
  readonly list: Element
  readonly level: number
}

function readParagraphs(first: Element, document: Document) {
  const paragraphs = [first]
  for (
    let next = first.nextElementSibling;
    next && (next.matches(PARAGRAPHS) || isContinuation(next));
    next = next.nextElementSibling
  )
    paragraphs.push(next)
  const open: OpenList[] = []
  for (const paragraph of paragraphs) {
    const marker = MARKER.exec(paragraph.textContent ?? '')
    if (!marker) {
      open.at(-1)?.list.lastElementChild?.append(paragraph)
      continue
    }
    const [text, , number] = marker
    const level = levelOf(paragraph)
    const name = number ? 'ol' : 'ul'
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== name) open.pop()
    if (open.at(-1)?.level !== level || open.length === 0) {
      const list = document.createElement(name)
      if (number) numberList(list, number)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    removeStart(paragraph, text.length)
    const item = document.createElement('li')
    while (paragraph.firstChild) item.append(paragraph.firstChild)
    open.at(-1)!.list.append(item)
    paragraph.remove()
  }
}

/** Whether a paragraph between two items is indented as the item above it. */
const isContinuation = (paragraph: Element) =>
  paragraph.localName === 'p' &&
  textOf(paragraph) !== '' &&
  indentOf(paragraph) >= INDENT / 2 &&
  (paragraph.nextElementSibling?.matches(PARAGRAPHS) ?? false)

/** Gives a list the numbers or letters of its first item. */
function numberList(list: Element, mark: string) {
  if (/^\d/.test(mark)) {
    if (Number(mark) > 1) list.setAttribute('start', mark)
    return
  }
  const isRoman = /^i/i.test(mark) || mark.length > 1
  const type = isRoman ? 'i' : 'a'
  list.setAttribute('type', mark === mark.toUpperCase() ? type.toUpperCase() : type)
  const start = isRoman ? 1 : mark.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1
  if (start > 1) list.setAttribute('start', String(start))
}

function levelOf(paragraph: Element): number {
  const style = paragraph.getAttribute('style') ?? ''
  const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1]
  return level ? Number(level) : Math.max(1, Math.round(indentOf(paragraph) / INDENT))
}

/** The left margin in points. */
function indentOf(paragraph: Element): number {
  const style = paragraph.getAttribute('style') ?? ''
  const [, margin = '0', unit = 'pt'] = /margin-left:\s*([\d.]+)(pt|in|cm)/i.exec(style) ?? []
  return Number(margin) * ({ in: 72, cm: 28.35 }[unit] ?? 1)
}

function removeStart(element: Element, count: number) {
  let left = count
  const remove = (node: Node) => {
    for (const child of [...node.childNodes]) {
      if (left === 0) return
      if (child.nodeType !== child.TEXT_NODE) {
        remove(child)
        continue
      }
      const text = child.nodeValue ?? ''
      child.nodeValue = text.slice(left)
      left -= Math.min(left, text.length)
    }
  }
  remove(element)
}

/** Joins a list to the one before it, of which it is the continuation or the next level. */
function joinToPrevious(list: Element) {
  const previous = list.previousElementSibling
  if (!previous?.matches('ul, ol') || textBetween(previous, list)) return
  const level = Number(/(?:^|\s)lst-\S*-(\d)(?:\s|$)/.exec(list.className)?.[1] ?? 0)
  let target = previous
  for (let above = 1; above <= level; above++) {
    const item = target.lastElementChild
    const nested = item?.lastElementChild
    if (!item || !nested?.matches('ul, ol')) return void item?.append(list)
    target = nested
  }
  const continues =
    target.localName === list.localName &&
    (list.localName === 'ul' || Number(list.getAttribute('start') ?? 1) === nextNumber(target))
  if (!continues) return
  while (list.firstChild) target.append(list.firstChild)
  list.remove()
}

const nextNumber = (list: Element) => Number(list.getAttribute('start') ?? 1) + list.children.length

function textBetween(start: Element, end: Element) {
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling)
    if (textOf(node)) return true
  return false
}
