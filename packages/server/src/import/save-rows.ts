import type { PublicData } from '../cache/data-version.ts'
import type { ImportedRow, RecordKind, SaveContext } from './import-kind.ts'

/** Saves the rows of a file one by one, and counts what that changes. */
export async function saveRows(kind: RecordKind, rows: AsyncIterable<ImportedRow>, context: SaveContext) {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const publicData: PublicData[] = []
  const lines = new Map<string, number>()
  for await (const row of rows) {
    const key = JSON.stringify(kind.key.map((column) => row.values[column]))
    const first = lines.get(key)
    if (first !== undefined) {
      context.errors.add({ line: row.line, column: null, reason: `Has the key of line ${first}.` })
      continue
    }
    lines.set(key, row.line)
    const saved = await kind.saveRow(row, context)
    if (!saved) continue
    counts[saved.outcome] += 1
    if (saved.publicData && saved.outcome !== 'unchanged') publicData.push(saved.publicData)
  }
  return { ...counts, publicData }
}
