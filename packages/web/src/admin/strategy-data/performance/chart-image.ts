import { colorsIn } from './drawing.ts'
import type { KeyEntry } from './key.tsx'
import { colorTokens } from './plot-colors.ts'

interface Words {
  readonly title: string
  readonly note: string
  readonly entries: readonly KeyEntry[]
}

const MARGIN = 16
const LINE = 22

/** The plots in an element as one PNG, with the words that belong to them. Null if the browser makes none. */
export async function chartImage(host: HTMLElement, words: Words): Promise<Blob | null> {
  const plots = [...host.querySelectorAll('canvas')]
  const [first] = plots
  const picture = document.createElement('canvas')
  const context = picture.getContext('2d')
  if (!first || !context) return null
  // The plots are drawn in the screen's own pixels.
  const scale = first.width / first.clientWidth || 1
  const colors = colorsIn(host, colorTokens)
  const { fontFamily } = getComputedStyle(host)
  const width = Math.max(...plots.map((plot) => plot.width)) / scale
  const lines = 2 + Math.ceil(words.entries.length / 2)
  picture.width = (width + 2 * MARGIN) * scale
  picture.height = (lines * LINE + 3 * MARGIN) * scale + plots.reduce((sum, plot) => sum + plot.height, 0)
  context.fillStyle = colors.page
  context.fillRect(0, 0, picture.width, picture.height)
  context.scale(scale, scale)
  const write = (text: string, style: string, color: string, left: number, top: number) => {
    context.font = `${style} ${fontFamily}`
    context.fillStyle = color
    context.fillText(text, left, top, width + MARGIN - left)
  }
  write(words.title, '600 16px', colors.title, MARGIN, MARGIN + 14)
  write(words.note, '12px', colors.text, MARGIN, MARGIN + LINE + 12)
  let top = 2 * LINE + 2 * MARGIN
  for (const plot of plots) {
    context.drawImage(plot, MARGIN, top, plot.width / scale, plot.height / scale)
    top += plot.height / scale
  }
  for (const [index, { of, label }] of words.entries.entries()) {
    const left = MARGIN + (index % 2) * (width / 2)
    const line = top + MARGIN / 2 + Math.floor(index / 2) * LINE
    context.fillStyle = colors[of]
    context.fillRect(left, line, 20, 10)
    write(label, '12px', colors.text, left + 28, line + 10)
  }
  return new Promise((resolve) => picture.toBlob(resolve, 'image/png'))
}
