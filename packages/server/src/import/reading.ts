import * as v from 'valibot'
import { mappingSchema } from './map-columns.ts'

const mappingText = v.pipe(
  v.string(),
  v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value)
    } catch {
      addIssue({ message: 'The mapping must be JSON.' })
      return NEVER
    }
  }),
  mappingSchema,
)

/** The parameters of a query that say how a file is read. */
export const readingFields = {
  mapping: v.optional(mappingText),
  dates: v.optional(v.picklist(['day-first', 'month-first'], 'Must be day-first or month-first.')),
  sheet: v.optional(v.string()),
}
