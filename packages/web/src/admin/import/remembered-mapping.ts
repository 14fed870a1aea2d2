import type { RememberedMappings } from '@tarang/machines/import'
import { isRecord } from '@tarang/machines/unknown-json'
import type { ImportMapping } from '@tarang/sdk/extensions'
import { inLocal } from '#platform/stored/storage'

const storedFor = (kind: string, header: readonly string[]) =>
  inLocal(`import.mapping.${kind}.${JSON.stringify(header)}`)

/** How a file with the same header was mapped last, in local storage. */
export const rememberedMappings: RememberedMappings = {
  read: (kind, header): ImportMapping | null => {
    try {
      const mapping: unknown = JSON.parse(storedFor(kind, header).read() ?? 'null')
      // The server checks what a mapping names.
      return isRecord(mapping) ? mapping : null
    } catch {
      return null
    }
  },
  write: (kind, header, mapping) => storedFor(kind, header).write(JSON.stringify(mapping)),
}
