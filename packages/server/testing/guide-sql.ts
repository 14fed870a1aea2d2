import { readFileSync } from 'node:fs'

/** The blocks of SQL in a guide of `docs`. */
export const guideSql = (guide: string): string[] => {
  const text = readFileSync(new URL(`../../../docs/${guide}.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block)
}
