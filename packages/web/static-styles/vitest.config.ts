import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'static-styles', include: ['*.test.ts'] } })
