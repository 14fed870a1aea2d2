import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    include: ['{src,operations,testing}/**/*.test.ts'],
    // `pnpm test:long` runs them: those of PostgreSQL with all others.
    exclude: [
      ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts']),
      ...(process.env.TEST_WEB_SERVERS ? [] : ['**/*.web-server.test.ts']),
    ],
    // A worker for each file compiles the database and the server again, which costs more than most files.
    isolate: false,
    // The first test file prepares the data for all others, and a cold machine takes its time over it.
    hookTimeout: 180_000,
    // They end only a test that hangs: what else runs on the machine is no fault of a test.
    testTimeout: 180_000,
  },
})
