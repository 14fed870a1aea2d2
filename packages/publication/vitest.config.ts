import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'publication',
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
})
