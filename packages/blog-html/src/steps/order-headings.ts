import { rename, type Step } from '../step.ts'

/** Begins the headings at `h2`, below the title, and leaves out no level between them. */
export const orderHeadings: Step = (content, { document }) => {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const names = [...new Set(headings.map(({ localName }) => localName))].toSorted()
  for (const heading of headings) {
    const name = `h${Math.min(6, names.indexOf(heading.localName) + 2)}`
    if (name !== heading.localName) rename(heading, name, document)
  }
}
