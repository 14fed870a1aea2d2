import type { ImportMapping } from '@tarang/sdk/extensions'
import { isRecord } from '#platform/is-record'
import { inLocal } from '#platform/storage'

/** How a file with this header was mapped last, in local storage. */
export function rememberedMapping(kind: string, header: readonly string[]) {
  const stored = inLocal(`import.mapping.${kind}.${JSON.stringify(header)}`)
  return {
    read: (): ImportMapping | null => {
      try {
        const mapping: unknown = JSON.parse(stored.read() ?? 'null')
        // The server checks what a mapping names.
        return isRecord(mapping) ? mapping : null
      } catch {
        return null
      }
    },
    write: (mapping: ImportMapping) => stored.write(JSON.stringify(mapping)),
  }
}
