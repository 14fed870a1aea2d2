import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { CSS_TARGET } from './css-target.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The reference server runs inside the dev server only; builds and Storybook do not load it. */
async function devServer(command: string): Promise<PluginOption[]> {
  if (command !== 'serve' || process.env.VITEST || process.env.STORYBOOK) return []
  const { tarangServer } = await import('@tarang/server/dev')
  return [tarangServer()]
}

/** Matches modules by a part of their paths: folders, or files without their extension. */
const within = (...parts: string[]) => new RegExp(`/(${parts.join('|')})(/|\\.)`.replaceAll('/', '[\\\\/]'))

/** What readers see, also in the console's preview. */
const ofReaders = within('src/(site|patterns/reading)')

/** A page loads only the parts of a group that it uses; parts below so many bytes are one file. */
const byPage = (bytes: number) => ({ entriesAware: true, entriesAwareMergeThreshold: bytes })

/** The application of both sites. */
const APPLICATION: UserConfig = {
  build: {
    // The page renderer and the tests read which scripts a screen needs.
    manifest: true,
    target: 'baseline-widely-available',
    cssTarget: CSS_TARGET,
    // Every target browser supports module preload.
    modulePreload: { polyfill: false },
    // Fonts and images stay files, because the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Its modules have no side effects, so that a page includes only the recipes that it uses.
      treeshake: { moduleSideEffects: [{ test: within('styled-system'), sideEffects: false }] },
      output: {
        codeSplitting: {
          // A script for each library, and for what many screens of a layer share: without them a page needs 61 scripts.
          // The counts are of screens and other modules that `import()` loads.
          groups: [
            // use-sync-external-store belongs to React here, or wouter would pull XState into every page.
            {
              name: 'react',
              test: within('node_modules/(react|react-dom|scheduler|use-sync-external-store)'),
              priority: 2,
            },
            { name: 'xstate', test: within('xstate', '@xstate'), priority: 2 },
            { name: 'ark', test: within('@ark-ui', '@zag-js', '@floating-ui'), priority: 2, ...byPage(400) },
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              name: 'ui',
              test: within('src/(ui|platform/navigation)', 'styled-system', 'lucide-react'),
              minShareCount: 8,
              priority: 1,
            },
            // What both sites load data with. In the group of the public one, staff would download its cards and videos too.
            {
              name: 'resource',
              test: within(
                'patterns/resource',
                'platform/(api/(http|services)|navigation/(safe-url|history))',
                'machines/src/(table/table.pages|search-text)',
                'sdk/src/(multipart|call-external|resources/(blogs|explore))',
                'ui/container',
                'styled-system/css/sva',
              ),
              priority: 1,
            },
            { name: 'site', test: ofReaders, minShareCount: 3, priority: 1 },
            // The form of Contact would bring the console's editors and tables. It comes after what every page needs, or every page
            // would need it.
            {
              name: 'form',
              test: within(
                'machines/src/(editor|field-rules|failed-outcome)',
                'web/src/patterns/action/actions',
                'web/src/platform/(api/submission|navigation/leave-guard)',
              ),
              priority: 1,
            },
            // Calls of a few hundred bytes each, which some screens of the console share.
            {
              name: 'calls',
              test: within('sdk/src/(extensions|resources/auth|notification-flags)'),
              minShareCount: 2,
              priority: 1,
            },
            { name: 'console', test: within('src/(admin|patterns)'), minShareCount: 5, ...byPage(24000) },
          ],
        },
      },
    },
  },
}

/** The renderer of public pages: one file that a server loads, with everything in it. */
const RENDERER: UserConfig = {
  build: {
    target: 'node24',
    outDir: 'dist-pages',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
}

export default defineConfig(async ({ command, isSsrBuild }) => ({
  root: here,
  plugins: [
    // Public pages render once or twice, and the compiler's memoisation would add to every download.
    react({ compiler: true, exclude: [/node_modules/, ofReaders] }),
    ...(await devServer(command)),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  css: {
    // Inline, because Storybook's root is the workspace, where it would not find a PostCSS configuration.
    postcss: { plugins: [pandacss({ cwd: here, configPath: `${here}panda.config.ts` }) as never] },
  },
  ...(isSsrBuild ? RENDERER : APPLICATION),
}))
