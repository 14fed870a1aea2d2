import { defineProject } from 'vitest/config'
import web, { extensionTests } from './vitest.config.ts'

/** The tests of the console with extensions, which share its configuration. */
export default defineProject({
  ...web,
  test: {
    ...web.test,
    name: 'web, with extensions',
    include: extensionTests,
    exclude: [],
    setupFiles: ['src/testing/with-extensions.ts', 'src/testing/setup.ts'],
    sequence: { groupOrder: 3 },
  },
})
