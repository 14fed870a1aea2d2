/** Something that an editor may want to change before saving. */
export interface Finding {
  readonly group: FindingGroup
  /** Where it is: in the page, in the title, or in another file. */
  readonly at: 'page' | 'title' | 'file'
  readonly text: string
}

/** The groups of findings, in the order in which they are shown. */
export const groups = {
  lost: 'Not shown to readers',
  files: 'Images and links',
  words: 'Advertisement code',
} as const

export type FindingGroup = keyof typeof groups

/** Each finding once. */
export const distinctFindings = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.at} ${finding.text}`, finding])).values(),
]

const LONGEST = 80

/** Words of a page, to be quoted. */
export const quoted = (words: string) =>
  `“${words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed()}…` : words.toWellFormed()}”`
