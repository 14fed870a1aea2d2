import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { staticStyles } from '../../static-styles/plugin.ts'
import { shortClassNames } from '../../static-styles/short-names.ts'

const here = fileURLToPath(new URL('peers', import.meta.url))
const web = fileURLToPath(new URL('../..', import.meta.url))

/** The other ways of drawing the same list, from nothing but the page's own code to a table library. */
export const PEERS = ['hand-written', 'plain-react', 'tanstack'] as const

/** Builds the peers as the console is built, without the React compiler. */
export function buildPeers(outDir: string) {
  const short = shortClassNames({ client: outDir })
  return build({
    root: here,
    base: '/bench/',
    logLevel: 'warn',
    configFile: false,
    plugins: [staticStyles({ isStrict: true, placeholderFor: short.placeholderFor }), short.vite, react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    css: {
      postcss: {
        plugins: [pandacss({ cwd: web, configPath: `${web}panda.config.ts` }) as never, short.postcss],
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
