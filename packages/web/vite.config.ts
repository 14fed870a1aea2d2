import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { CSS_TARGET } from './css-target.ts'
import { clientBuild } from './pages-build.ts'
import { staticStyles } from './static-styles/plugin.ts'
import { shortClassNames } from './static-styles/short-names.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The reference server runs inside the dev server only; builds and Storybook do not load it. */
async function devServer(command: string): Promise<PluginOption[]> {
  if (command !== 'serve' || process.env.VITEST || process.env.STORYBOOK) return []
  const { tarangServer } = await import('@tarang/server/dev')
  return [tarangServer()]
}

/** Matches modules by parts of their paths, whichever the separator. */
const modules = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

/** Static pages and their frame render once, and the React compiler's memoisation would add a sixth to their size. */
const RENDERED_ONCE = [
  /node_modules/,
  /src[\\/]site[\\/](landing|layout|about|disclosures|illustrations|video)[\\/]/,
  /ui[\\/]illustrations[\\/]/,
]

/** The modules of the frames of both sites. */
const FRAME = modules(
  'src/ui/(action-link|as-child|button|card|container|empty-state|illustrations/empty|link|skeleton|scroll-progress|spinner|theme-preference|theme-switch|visually-hidden|wordmark)[.]',
  'src/platform/(address|chunks|config|document-title|heading-focus|history|host|hydration|open-dialog|is-record|page-data|safe-url|scroll-to|storage|url-part)[.]',
  'styled-system/(css/|helpers|recipes/(button|card|create-recipe|empty-state|illustration|link|scroll-progress|section|skeleton|spinner|theme-switch|wordmark|wrapper)[.])',
  'lucide-react/dist/esm/(shared|context|Icon|createLucideIcon|icons/(arrow-left|arrow-right|chevron-down|menu|search|x)[.])',
  'vite/preload-helper',
)

/** Small modules that most public pages share: each would be a request of its own. */
const SITE_PARTS = modules(
  'src/site/(layout/(back-button|chapter|empty-list|page-head|registration-status)|illustrations/waves|video/(video.model|video-poster)|explore/(cover|cover-pattern))[.]',
  'src/platform/picture[.]',
  'lucide-react/dist/esm/icons/(external-link|play)[.]',
)

/** What the pages of newsletters and blogs share. */
const ENTRY_PARTS = modules(
  'src/site/blogs/(blog-card|blog-grid|blogs.model|entry-line|like-button|likes|use-blogs)[.]',
  'src/platform/remembered-ids[.]',
  'packages/machines/src/like/',
  'lucide-react/dist/esm/icons/heart[.]',
)

/** What loads data, with the machines that it runs on. */
const DATA = modules(
  'node_modules/(xstate|@xstate)/',
  'packages/machines/src/(resource/|table/table.pages|unknown-json|unless-aborted/|unprovided/)',
  'src/patterns/resource/',
  'src/platform/(http|session|tabs)[.]',
  'src/site/as-text[.]',
  'packages/sdk/src/(bind-http|call-external|errors|urls)[.]',
)

/** What messages and fields of forms look like, on both sites. */
const FORM = modules(
  'src/ui/(alert|field)[.]',
  'styled-system/recipes/(alert|dialog|field)[.]',
  'lucide-react/dist/esm/icons/(circle-check|circle-exclamation-point|info|triangle-exclamation-point)[.]',
)

/** What every screen of the console needs. */
const CONSOLE_PARTS = modules(
  'src/admin/guard[.]',
  'src/platform/(idle|leave-guard|logout|on-demand|renewal)[.]',
  'src/ui/(dialog|dialog-page|toaster)[.]',
  'packages/sdk/src/resources/auth[.]',
)

/** What Login and the login over unsaved work share. */
const LOGIN_PARTS = modules(
  'src/admin/login/(backdrop|form-parts|login-steps|use-login)[.]',
  'src/platform/auth-api[.]',
  'packages/machines/src/(login/|phone-number)',
)

/** What the console's lists share, and no page of visitors needs. */
const TABLE = modules(
  'src/patterns/(records|screen|table)/',
  'src/ui/(badge|table|thumbnail)[.]',
  'src/platform/(compact-number|download|failure|follow-link|format-money|media)[.]',
  'packages/machines/src/(same-id|table/|wire-date/sort-instant)',
  'styled-system/recipes/(badge|table)[.]',
  'lucide-react/dist/esm/icons/(arrow-down|arrow-up|arrow-up-down|chevron-up|copy|download)[.]',
)

/** What each part of Ark needs beside what all share. */
const ARK_PARTS = {
  dialog: ['@ark-ui/react/dist/components/dialog/', '@zag-js/(dialog|focus-trap|remove-scroll|aria-hidden)/'],
  menu: ['@ark-ui/react/dist/components/menu/', '@zag-js/(menu|popper|rect-utils)/', '@floating-ui/'],
  toast: ['@ark-ui/react/dist/components/toast/', '@zag-js/toast/'],
  'pin-input': ['@ark-ui/react/dist/components/pin-input/', '@zag-js/pin-input/'],
  accordion: ['@ark-ui/react/dist/components/accordion/', '@zag-js/accordion/'],
}

/** The application of both sites. */
const APPLICATION: UserConfig = {
  build: {
    target: 'baseline-widely-available',
    cssTarget: CSS_TARGET,
    manifest: true,
    // Every target browser supports module preload.
    modulePreload: { polyfill: false },
    // Fonts and images stay files, because the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Its modules have no side effects, so that a page includes only the recipes that it uses.
      treeshake: { moduleSideEffects: [{ test: /[\\/]styled-system[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // use-sync-external-store belongs to React here, or wouter would pull xstate into every page.
            {
              name: 'react',
              test: modules('node_modules/(react|react-dom|scheduler|use-sync-external-store)/'),
              priority: 4,
            },
            // Separate modules would be a dozen requests and compress less well.
            { name: 'frame', test: FRAME, priority: 3 },
            { name: 'xstate', test: DATA, priority: 2 },
            { name: 'site-parts', test: SITE_PARTS, priority: 1 },
            { name: 'entry-parts', test: ENTRY_PARTS, priority: 1, includeDependenciesRecursively: false },
            { name: 'form', test: FORM, priority: 1, includeDependenciesRecursively: false },
            {
              name: 'console-parts',
              test: CONSOLE_PARTS,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'login-parts', test: LOGIN_PARTS, priority: 1, includeDependenciesRecursively: false },
            { name: 'table', test: TABLE, priority: 1, includeDependenciesRecursively: false },
            ...Object.entries(ARK_PARTS).map(([part, paths]) => ({
              name: `ark-${part}`,
              test: modules(...paths),
              includeDependenciesRecursively: false,
              priority: 2,
            })),
            {
              name: 'ark',
              test: modules('node_modules/(@ark-ui|@zag-js|@floating-ui|@internationalized)/'),
              priority: 1,
            },
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

export default defineConfig(async ({ command, isSsrBuild }) => {
  const isProduct = command === 'build' && !process.env.STORYBOOK
  const short = isProduct ? shortClassNames({ client: `${here}dist` }) : undefined
  return {
    root: here,
    plugins: [
      staticStyles({ isStrict: isProduct, placeholderFor: short?.placeholderFor }),
      short?.vite,
      // Before React's compiler, which writes the imports of screens anew.
      ...(isSsrBuild ? [clientBuild(here.replace(/\/$/, ''))] : []),
      react({ compiler: true, exclude: RENDERED_ONCE }),
      ...(await devServer(command)),
    ],
    resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
    css: {
      // Inline, because Storybook's root is the workspace, where it would not find a PostCSS configuration.
      postcss: {
        plugins: [
          pandacss({ cwd: here, configPath: `${here}panda.config.ts` }) as never,
          ...(short ? [short.postcss] : []),
        ],
      },
    },
    ...(isSsrBuild ? RENDERER : APPLICATION),
  }
})
