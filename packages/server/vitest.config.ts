import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'testing/**/*.test.ts', 'artefact/*.test.ts'],
    // The first test file prepares the data for all others, and a cold machine takes its time over it.
    hookTimeout: 180_000,
    testTimeout: 60_000,
  },
})
