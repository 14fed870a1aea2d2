import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { onceIn } from '../../.ci/rotation.ts'

/**
 * Tests of what happens once in a document: its first page, first downloads of parts, numbers of history entries, and the
 * configuration that it has.
 */
export const documentTests = [
  'src/patterns/route/*.test.tsx',
  'src/platform/leave-guard.test.ts',
  'src/ui/on-demand.test.tsx',
  'src/**/*.configured.test.tsx',
]

const screenTests = globSync('src/{admin,site}/**/*.test.tsx', { cwd: import.meta.dirname }).sort()
const patternTests = globSync('src/patterns/**/*.test.tsx', { cwd: import.meta.dirname }).sort()
const today = [...onceIn(7, screenTests), ...onceIn(5, patternTests)]

/** With `ROTATE=on`, as in CI: the tests of screens and patterns that run on other days. */
export const screensOfOtherDays = [...screenTests, ...patternTests].filter((file) => !today.includes(file))

export default defineProject({
  plugins: [react({ compiler: true })],
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  test: {
    name: 'web',
    environment: './src/testing/one-window.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...documentTests, ...screensOfOtherDays],
    // A worker, its window and its imports per file cost as much as the tests.
    isolate: false,
    // The reference server runs in Node, without Vite's transforms for pages.
    server: { deps: { external: [/[\\/]packages[\\/]server[\\/]/] } },
    setupFiles: ['src/testing/setup.ts'],
    // A screen test starts the reference server in process, on a database in memory.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
