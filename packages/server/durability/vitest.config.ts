import { defineConfig } from 'vitest/config'

// Separate from the server's tests and sequential: they measure the duration of outages and need PostgreSQL.
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
