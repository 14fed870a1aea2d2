import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

/**
 * Tests of what happens once in a document: its first page, first downloads of parts, numbers of history entries, and the
 * configuration that it has.
 */
export const documentTests = [
  'src/patterns/route/*.test.tsx',
  'src/platform/navigation/leave-guard.test.ts',
  'src/ui/on-demand.test.tsx',
  'src/**/*.configured.test.tsx',
]

/** Tests of the console with extensions. */
export const extensionTests = ['src/**/*.extensions.test.tsx']

export default defineProject({
  plugins: [react({ compiler: true })],
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  test: {
    name: 'web',
    environment: './src/testing/one-window.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...documentTests, ...extensionTests],
    // A worker, its window and its imports per file cost as much as the tests.
    isolate: false,
    // A project of a group of its own keeps its worker; among files of other projects the worker starts again and again.
    sequence: { groupOrder: 1 },
    // The reference server runs in Node, without Vite's transforms for pages.
    server: { deps: { external: [/[\\/]packages[\\/]server[\\/]/] } },
    setupFiles: ['src/testing/setup.ts'],
    // A screen test starts the reference server in process, on a database in memory.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
