import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'publication',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A worker that starts on a busy machine takes seconds.
    testTimeout: 60_000,
  },
})
