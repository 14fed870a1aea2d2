import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'publication',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The files share no state, and starting a worker takes longer than most files.
    isolate: false,
    // A worker that starts on a busy machine takes seconds.
    testTimeout: 60_000,
  },
})
