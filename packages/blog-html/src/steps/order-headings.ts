import { rename, type Step } from '../step.ts'

/** Begins the headings at `h2`, below the title, and keeps their order. */
export const orderHeadings: Step = (content, { document }) => {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelOf = (heading: Element) => Number(heading.localName.slice(1))
  const shift = 2 - Math.min(...headings.map(levelOf))
  if (headings.length === 0 || shift === 0) return
  for (const heading of headings) rename(heading, `h${Math.min(6, levelOf(heading) + shift)}`, document)
}
