import type { Page } from '@playwright/test'
import { expect, PHONE } from './fixtures.ts'

/** What stands on one line, each with its sign and unit. Written apart from the product's own rule, so that it can find its gaps. */
const FIGURES = [
  // Amounts.
  String.raw`(?<![\w.,/-])(?:[+−–-]\s?)?(?:₹|Rs\.?|[$€£])\s?(?:[+−–-]\s?)?\d[\d,]*(?:\.\d+)?(?:\s(?:crores?|lakhs?)\b)?`,
  // Days, and times of day.
  String.raw`(?<![\w./-])\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s\d{4}`,
  String.raw`(?<![\w./-])\d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]m)?`,
  // Percentages and other numbers.
  String.raw`(?<![\w.,/-])\(?[+−–-]?\d[\d,]*(?:\.\d+)?\)?(?:\s?(?:%|per cent|crores?|lakhs?|bps)(?!\w))?`,
].join('|')

/** The figures of the page that are broken over two lines, each with the words around it. */
const brokenFigures = (page: Page) =>
  page.evaluate((figures) => {
    const runs: { block: Element; nodes: Text[] }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      let block = node.parentElement
      if (!block?.checkVisibility({ visibilityProperty: true }) || block.closest('script, style')) continue
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
      const last = runs.at(-1)
      if (last?.block === block) last.nodes.push(node)
      else runs.push({ block, nodes: [node] })
    }
    return runs.flatMap(({ block, nodes }) => {
      // A box of one pixel is hidden visually.
      if (block.getBoundingClientRect().width <= 1) return []
      const text = nodes.map(({ data }) => data).join('')
      const boundary = (offset: number): [Text, number] => {
        let rest = offset
        for (const node of nodes) {
          if (rest <= node.length) return [node, rest]
          rest -= node.length
        }
        throw new Error(`${offset} is beyond the text.`)
      }
      return [...text.matchAll(new RegExp(figures, 'gi'))].flatMap(({ 0: figure, index }) => {
        const range = document.createRange()
        range.setStart(...boundary(index))
        range.setEnd(...boundary(index + figure.length))
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isOnOneLine = boxes.every(({ top, bottom }) => top < boxes[0]!.bottom && bottom > boxes[0]!.top)
        return isOnOneLine ? [] : [`“${figure}” in “${text.slice(Math.max(0, index - 30), index + 50)}”`]
      })
    })
  }, FIGURES)

/** Fails if an amount, a percentage, a number or a date is broken over two lines on a screen of this size. */
export async function expectWholeFigures(page: Page, size = PHONE) {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  expect(await brokenFigures(page)).toEqual([])
  if (before) await page.setViewportSize(before)
}
