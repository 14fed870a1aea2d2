import { Markdown } from '@storybook/addon-docs/blocks'
import { use } from 'react'

/** An entry of Storybook's index. */
interface Entry {
  readonly id: string
  readonly title: string
}

let index: Promise<readonly Entry[]> | undefined

/** The first page or story of each title, in the order of the sidebar. */
export function useStoryIndex(): ReadonlyMap<string, string> {
  index ??= fetch('index.json').then(async (response) => Object.values((await response.json()).entries))
  const first = new Map<string, string>()
  for (const { id, title } of use(index)) if (!first.has(title)) first.set(title, id)
  return first
}

export const linkTo = (text: string, id: string | undefined): string =>
  `[${text}](?path=/${id?.endsWith('--docs') ? 'docs' : 'story'}/${id})`

const nameIn = (title: string) => title.split('/').at(-1) ?? title

/** A link to each of these titles. */
export const linksTo = (titles: readonly string[], first: ReadonlyMap<string, string>): string =>
  titles.map((title) => linkTo(nameIn(title), first.get(title))).join(', ')

/** The titles within one group of the sidebar, by their kind. */
export function TitlesIn({ group }: { group: string }) {
  const first = useStoryIndex()
  const kinds = Map.groupBy(
    [...first.keys()].filter((title) => title.startsWith(`${group}/`)),
    (title) => title.split('/').slice(1, -1).join(' › '),
  )
  const lines = [...kinds].map(([kind, titles]) => `- ${kind && `**${kind}**: `}${linksTo(titles, first)}`)
  return <Markdown>{lines.join('\n')}</Markdown>
}
