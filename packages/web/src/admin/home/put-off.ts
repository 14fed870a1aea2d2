import { isRecord } from '@tarang/machines/unknown-json'
import { useState } from 'react'
import { useSession } from '#platform/api/session'
import { today } from '#platform/browser/clock'
import { useMinute } from '#platform/browser/minute'
import { localValue } from '#platform/stored/local-value'
import type { Deferrable } from './attention.model.ts'

type Counts = Readonly<Record<string, number>>

interface Stored {
  readonly day: string
  /** The counts by path, by the name of the person. */
  readonly people: Readonly<Record<string, Counts>>
}

const parseCounts = (value: unknown): Counts =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {}

const stored = localValue('attentionPutOff', (value): Stored => {
  const { day, people } = isRecord(value) ? value : {}
  return {
    day: typeof day === 'string' ? day : '',
    people: isRecord(people)
      ? Object.fromEntries(Object.entries(people).map(([name, counts]) => [name, parseCounts(counts)]))
      : {},
  }
})

/** Those of the items that the signed-in person did not put off today in this browser, and what puts one off. */
export function usePutOff<Item extends Deferrable>(items: readonly Item[]) {
  const { userName } = useSession()
  const { day, people } = stored.useValue()
  const [showsAll, setShowsAll] = useState(false)
  // They stay in their place until the page is left, so that a click can be taken back there.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  // Renders again when a day ends.
  useMinute()
  const counts = day === today() ? (people[userName] ?? {}) : {}
  const isPutOff = ({ path, count }: Item) => count <= (counts[path] ?? 0)
  return {
    shown: items.filter((item) => showsAll || changed.has(item.path) || !isPutOff(item)),
    isPutOff,
    count: items.filter(isPutOff).length,
    showsAll,
    setShowsAll,
    setPutOff: ({ path, count }: Item, isOff: boolean) => {
      const latest = stored.read()
      const others = latest.day === today() ? latest.people : {}
      const { [path]: _, ...rest } = others[userName] ?? {}
      stored.write({
        day: today(),
        people: { ...others, [userName]: isOff ? { ...rest, [path]: count } : rest },
      })
      setChanged(new Set([...changed, path]))
    },
  }
}

export type PutOff<Item extends Deferrable> = ReturnType<typeof usePutOff<Item>>
