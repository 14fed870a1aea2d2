import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'machines',
    environment: 'node',
    setupFiles: ['../../.ci/fixed-seed.ts'],
    include: ['{src,testing}/**/*.test.ts'],
    // The files share no state, and starting a worker takes longer than most files.
    isolate: false,
    // A test replays hundreds of paths, which is slow on a busy machine.
    testTimeout: 120_000,
  },
})
