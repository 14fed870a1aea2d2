import { defineProject } from 'vitest/config'
import web, { documentTests } from './vitest.config.ts'

/** The tests that each need a separate document. */
export default defineProject({
  ...web,
  test: {
    ...web.test,
    name: 'web, a document each',
    include: documentTests,
    exclude: [],
    isolate: true,
    sequence: { groupOrder: 2 },
  },
})
