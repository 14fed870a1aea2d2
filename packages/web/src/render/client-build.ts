import type { ComponentType } from 'react'
import type { Manifest } from 'vite'

// The application is built before the page renderer, which contains these files.
const manifests = import.meta.glob<Manifest>('/dist/.vite/manifest.json', { eager: true, import: 'default' })
const styleSheets = import.meta.glob<string>('/dist/assets/index-*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const modules = import.meta.glob<{ readonly default?: ComponentType }>(
  ['/src/site/**/*.tsx', '!**/*.{test,stories}.tsx'],
  { eager: true },
)

const [manifest] = Object.values(manifests)
const entry = manifest?.['index.html']
const [style] = entry?.css ?? []
if (!manifest || !entry || !style) throw new Error('The application must be built before its page renderer.')

/** The address of the script that starts the application. */
export const entryScript = `/${entry.file}`

/** The address of the application's style sheet. */
export const styleSheet = `/${style}`

/** The rules of the application's style sheet. */
export const styleRules = styleSheets[`/dist/${style}`] ?? ''

const sourceOf = new Map(Object.entries(modules).map(([path, module]) => [module.default, path.slice(1)]))

/** The addresses of the scripts that draw these screens, with all that they import. */
export function scriptsOf(drawn: Iterable<ComponentType>): string[] {
  const keys = new Set(['index.html', ...Array.from(drawn, (screen) => sourceOf.get(screen) ?? '')])
  // A set visits the members that are added on the way.
  for (const key of keys) for (const imported of manifest?.[key]?.imports ?? []) keys.add(imported)
  return [...new Set(Array.from(keys, (key) => manifest?.[key]?.file))].flatMap((file) =>
    file ? [`/${file}`] : [],
  )
}
