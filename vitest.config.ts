import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/runtime-config',
      'packages/sdk',
      'packages/cli',
      'packages/flow-testing',
      'packages/machines',
      { test: { name: 'machines-long', root: 'packages/machines', include: ['long/*.test.ts'] } },
      'packages/publication',
      'packages/server',
      'packages/web',
      'packages/web/vitest.document.config.ts',
      'packages/web/vitest.extensions.config.ts',
      'packages/web/journeys',
      { test: { name: 'storybook', root: '.storybook', include: ['**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
