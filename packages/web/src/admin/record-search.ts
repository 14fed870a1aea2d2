import { searchKey } from '@tarang/machines/search-text'
import { search } from '@tarang/sdk/extensions'
import type { PaletteEntry } from '#patterns/palette'
import { consoleHttp } from '#platform/api/console-http'
import { recordKinds } from './record-kinds.ts'

/** A pause in typing. An earlier text is searched no longer: its signal aborts. */
const PAUSE = 200

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** Finds the records of every list with a text in their names. Only the extensions have the call. */
export async function searchRecords(
  text: string,
  options: { readonly signal: AbortSignal },
): Promise<readonly PaletteEntry[]> {
  if (searchKey(text).length < 2) return []
  await pause(options.signal)
  const found = await search(consoleHttp).records(text, options)
  return found.map((record) => {
    const { label, path } = recordKinds[record.kind]
    return { label: record.name, path: path(record), kind: label }
  })
}
