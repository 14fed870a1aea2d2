import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'flow-testing', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
