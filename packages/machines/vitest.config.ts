import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'machines',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Flows are walked path by path, and a busy machine is slow at it.
    testTimeout: 120_000,
  },
})
