/** Something that an editor may want to change before saving. */
export interface Finding {
  readonly group: FindingGroup
  /** Where it is: lines of the page in ascending order, the page as a whole, the title, or another file. */
  readonly at: readonly number[] | 'page' | 'title' | 'file'
  readonly text: string
}

/** The groups of findings, in the order in which they are shown. */
export const groups = {
  removed: 'Not shown to readers',
  files: 'Images and links',
  words: 'Advertisement code',
} as const

export type FindingGroup = keyof typeof groups

const firstLine = ({ at }: Finding) => (typeof at === 'string' ? 0 : (at[0] ?? 0))

/** Joins findings of the same text, and sorts by the first line. */
export function joinFindings(findings: readonly Finding[]): Finding[] {
  const joined = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.group} ${typeof finding.at === 'string' ? finding.at : ''} ${finding.text}`
    const other = joined.get(key)
    joined.set(key, other ? { ...finding, at: mergeLines(other.at, finding.at) } : finding)
  }
  return [...joined.values()].sort((one, other) => firstLine(one) - firstLine(other))
}

function mergeLines(one: Finding['at'], other: Finding['at']): Finding['at'] {
  if (typeof one === 'string' || typeof other === 'string') return one
  return one.at(-1) === other[0] ? one : [...one, ...other]
}
