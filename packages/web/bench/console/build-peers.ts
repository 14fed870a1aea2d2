import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = fileURLToPath(new URL('peers', import.meta.url))
const web = fileURLToPath(new URL('../..', import.meta.url))

/** Other implementations of the same list, with the most times their time that ours may take. */
export const LIMITS = {
  'hand-written': 1.5,
  'plain-table': 2.6,
  'plain-react': null,
  tanstack: null,
} as const
export const PEERS = Object.keys(LIMITS) as readonly (keyof typeof LIMITS)[]

/** Builds the peers as the console is built, without the React compiler. */
export function buildPeers(outDir: string) {
  return build({
    root: here,
    base: '/bench/',
    logLevel: 'warn',
    configFile: false,
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    css: {
      postcss: {
        plugins: [pandacss({ cwd: web, configPath: `${web}panda.config.ts` }) as never],
      },
    },
    build: {
      target: 'esnext',
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: PEERS.map((name) => `${here}/${name}.html`) },
    },
  })
}
