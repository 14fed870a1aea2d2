import { defineConfig } from 'vitest/config'

// By themselves and one after the other: they measure how long an outage lasts, and they need a PostgreSQL.
export default defineConfig({
  test: {
    name: 'durability',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    fileParallelism: false,
    hookTimeout: 180_000,
    testTimeout: 120_000,
  },
})
