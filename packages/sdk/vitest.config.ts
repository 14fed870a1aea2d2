import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'sdk',
    environment: 'node',
    setupFiles: ['../../.ci/fixed-seed.ts'],
    include: ['src/**/*.test.ts'],
    // The files share no state, and starting a worker takes longer than most files. In a group of its own a project keeps it.
    isolate: false,
    sequence: { groupOrder: 3 },
    testTimeout: 60_000,
  },
})
