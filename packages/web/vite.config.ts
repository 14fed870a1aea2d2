import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { chunkList } from './chunk-list.ts'
import { CSS_TARGET } from './css-target.ts'
import { clientBuild } from './pages-build.ts'
import { staticStyles } from './static-styles/plugin.ts'
import { shortClassNames } from './static-styles/short-names.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const web = here.replace(/[\\/]$/, '')

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

/** The entry, and what both sites share. */
const FRAME = modules(
  'src/main[.]',
  'src/ui/(action-link|as-child|button|card|container|empty-state|illustrations/empty|link|skeleton|scroll-progress|spinner|theme-preference|theme-switch|visually-hidden|wordmark)[.]',
  'src/platform/(address|chunks|config|document-title|heading-focus|history|host|hydration|open-dialog|is-record|page-data|safe-url|scroll-to|storage|url-part)[.]',
  'styled-system/(css/|helpers|recipes/(button|card|create-recipe|empty-state|illustration|link|scroll-progress|section|skeleton|spinner|theme-switch|wordmark|wrapper)[.])',
  'lucide-react/dist/esm/(shared|context|Icon|createLucideIcon|icons/(arrow-left|arrow-right|chevron-down|menu|search|x)[.])',
  'vite/preload-helper',
)

/** What all public pages share: the frame of the site, and small modules of its pages. */
const SITE = modules(
  'src/site/(as-text|nav|routes|site)[.]',
  'src/site/(layout/|illustrations/waves|video/(video.model|video-player|video-poster)|explore/(cover|cover-pattern))',
  'src/site/blogs/likes-memory[.]',
  'src/platform/picture[.]',
  'lucide-react/dist/esm/icons/(external-link|play)[.]',
)

/** What the pages of explore items share. */
const EXPLORE_PARTS = modules('src/site/explore/(explore.model|use-explore|video-card|video-grid)[.]')

/** What the pages of newsletters and blogs share. */
const ENTRY_PARTS = modules(
  'src/site/blogs/(blog-card|blog-grid|blogs.model|entry-line|like-button|likes|use-blogs)[.]',
  'src/platform/remembered-ids[.]',
  'packages/machines/src/like/',
  'lucide-react/dist/esm/icons/heart[.]',
)

/** What loads data, shows and writes it on both sites, with the machines that it runs on. */
const DATA = modules(
  'node_modules/(xstate|@xstate)/',
  'packages/machines/src/(editor/|resource/|session-errors|table/table.pages|unknown-json|unless-aborted/|unprovided/|wire-date/wire-date[.])',
  'src/patterns/resource/',
  'src/platform/(clipboard|clock|complaints|console-date|format|http|indian-number|overflow|session|tabs)[.]',
  'src/ui/(alert|clamp|field|pagination|scroll-box|search-field)[.]',
  'styled-system/recipes/(alert|clamp|dialog|field|pagination)[.]',
  'lucide-react/dist/esm/icons/(chevron-left|chevron-right|circle-check|circle-exclamation-point|info|triangle-exclamation-point)[.]',
  'packages/sdk/src/(bind-http|call-external|errors|multipart|urls)[.]',
  'packages/sdk/src/(generated/operations|resources)/(blogs|contact|explore)[.]',
)

/** What Login and every other screen of the console need. */
const CONSOLE = modules(
  'src/admin/(console|guard|routes)[.]',
  'src/platform/(idle|leave-guard|logout|on-demand|renewal)[.]',
  'src/ui/(dialog|dialog-page|toaster)[.]',
  'packages/sdk/src/resources/auth[.]',
)

/** Login, and what it shares with the login over unsaved work. */
const LOGIN = modules(
  'src/admin/login/(backdrop|form-parts|login|login-steps|use-login)[.]',
  'src/platform/auth-api[.]',
  'packages/machines/src/(login/|phone-number)',
)

/**
 * What every screen needs once somebody has logged in: the frame, the calls, and lists. `layout.tsx` is loaded on demand,
 * and everything that only it imports has to be here: a rest of it in a chunk of its own lacks an export (Rolldown 1.2.19),
 * and the console cannot start. The numbers of files in `bundle.spec.ts` guard this.
 */
const LISTS = modules(
  'src/admin/(layout/|nav[.]|job-tones[.])',
  'src/patterns/(palette/(index|palette)[.]|records|screen|table)',
  'src/ui/(badge|menu|table|thumbnail)[.]',
  'src/platform/(api|compact-number|download|failure|follow-link|format-money|media|pending-text|remembered-sort|shortcut)[.]',
  'packages/machines/src/(same-id|table/|wire-date/sort-instant)',
  'packages/sdk/src/(client[.]|raw-client|generated/operations|resources/)',
  'styled-system/recipes/(badge|menu|table)[.]',
  'lucide-react/dist/esm/icons/(arrow-down|arrow-up|arrow-up-down|chevron-up|copy|download|file-text|image-off|log-out)[.]',
)

/** What the screens share that change records. */
const EDITORS = modules(
  'packages/machines/src/(confirmation/|guarded-flow/)',
  'src/patterns/(confirmation|editor|held-flow)/',
  'src/platform/next-login[.]',
  'src/ui/(file-field|file-preview|message-dialog)[.]',
)

/** Screens of one kind, and what only they share. */
const EXPLORE_SCREENS = modules('src/admin/explore/')
const NOTIFICATIONS = modules('src/admin/notifications/', 'packages/machines/src/notification/')

/** What each part of Ark needs beside what all share. */
const ARK_PARTS = {
  dialog: ['@ark-ui/react/dist/components/dialog/', '@zag-js/(dialog|focus-trap|remove-scroll|aria-hidden)/'],
  menu: ['@ark-ui/react/dist/components/menu/', '@zag-js/(menu|popper|rect-utils)/', '@floating-ui/'],
  toast: ['@ark-ui/react/dist/components/toast/', '@zag-js/toast/'],
  'pin-input': ['@ark-ui/react/dist/components/pin-input/', '@zag-js/pin-input/'],
}

/** The application of both sites. */
const APPLICATION: UserConfig = {
  build: {
    target: 'baseline-widely-available',
    cssTarget: CSS_TARGET,
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
            // use-sync-external-store belongs to React here, or wouter would pull XState into every page.
            {
              name: 'react',
              test: modules('node_modules/(react|react-dom|scheduler|use-sync-external-store)/'),
              priority: 4,
            },
            // Separate modules would be dozens of requests and compress less well.
            { name: 'frame', test: FRAME, priority: 3 },
            { name: 'data', test: DATA, priority: 2 },
            ...Object.entries({
              site: SITE,
              'explore-parts': EXPLORE_PARTS,
              'entry-parts': ENTRY_PARTS,
              console: CONSOLE,
              login: LOGIN,
              lists: LISTS,
              editors: EDITORS,
              'explore-screens': EXPLORE_SCREENS,
              notifications: NOTIFICATIONS,
            }).map(([name, test]) => ({ name, test, priority: 1, includeDependenciesRecursively: false })),
            ...Object.entries(ARK_PARTS).map(([part, paths]) => ({
              name: `ark-${part}`,
              test: modules(...paths),
              includeDependenciesRecursively: false,
              priority: 2,
            })),
            {
              name: 'ark',
              // One screen has an accordion, and contains it.
              test: modules(
                'node_modules/(@ark-ui(?!/react/dist/components/accordion)|@zag-js(?!/accordion)|@floating-ui|@internationalized)/',
              ),
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
      ...(isSsrBuild ? [clientBuild(web)] : isProduct ? [chunkList(web)] : []),
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
