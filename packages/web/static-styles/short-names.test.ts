import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { staticStyles } from './plugin.ts'
import { shortClassNames } from './short-names.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'tarang-short-names-'))
afterAll(() => rmSync(out, { recursive: true }))

const SOURCES: Readonly<Record<string, string>> = {
  [`${here}source.tsx`]: `
    import { css } from '#styled-system/css'
    import { link, wordmark } from '#styled-system/recipes'
    import './style.css'
    export const padded = css({ padding: '4', '& svg': { color: 'fg.muted' } })
    export const withoutRule = css({ padding: '4', margin: '8' })
    export const recipe = link()
    export const { root: slot } = wordmark()
    export const text = 'p_4'
  `,
  [`${here}style.css`]: `
    @layer base { .p_4 { color: red } }
    @layer recipes { @layer _base { .link { color: blue } @keyframes fade { 63.5% { opacity: 0.5 } } } }
    @layer recipes.slots { @layer _base { .wordmark__root { color: black } } }
    @layer utilities {
      .p_4:is(:hover, [data-of=".p_4"]) .lucide { padding: 1rem }
      @media print { .\\[\\&_svg\\]\\:c_fg\\.muted svg { color: green } }
    }
  `,
}

async function built(target: { readonly ssr: boolean }) {
  const short = shortClassNames({ client: join(out, 'client') })
  const outDir = join(out, target.ssr ? 'server' : 'client')
  await build({
    root: here,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => [id, join(here, id)].find((path) => path in SOURCES) ?? null,
        // The renderer of pages imports no style sheet.
        load: (id) => (target.ssr && id.endsWith('.css') ? '' : (SOURCES[id] ?? null)),
      },
      staticStyles({ isStrict: true, placeholderFor: short.placeholderFor }),
      short.vite,
    ],
    css: { postcss: { plugins: [short.postcss] } },
    build: {
      ssr: target.ssr,
      outDir,
      minify: false,
      cssMinify: false,
      rolldownOptions: {
        input: `${here}source.tsx`,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'source.js', assetFileNames: 'style.css' },
      },
    },
  })
  const styles: Readonly<Record<string, string>> = await import(pathToFileURL(join(outDir, 'source.js')).href)
  return { styles, outDir }
}

test('rules and code have the same short class names, and the renderer has those of the client', async () => {
  const client = await built({ ssr: false })
  const css = readFileSync(join(client.outDir, 'style.css'), 'utf8')
  const { recipe = '', slot = '', padded = '', withoutRule = '', text } = client.styles
  expect(recipe).toMatch(/^\w{1,2}$/)
  expect(css).toContain(`.${recipe} { color: blue }`)
  expect(slot).toMatch(/^\w{1,2}$/)
  expect(css).toContain(`.${slot} { color: black }`)
  const [padding, colour] = padded.split(' ')
  expect(css).toContain(`.${padding}:is(:hover, [data-of=".p_4"]) .lucide { padding: 1rem }`)
  expect(css).toContain(`.${colour} svg { color: green }`)
  expect(new Set([recipe, slot, padding, colour]).size).toBe(4)
  expect(withoutRule).toBe(padding)
  // Neither the rules of others nor their names.
  expect(css).toContain('.p_4 { color: red }')
  expect(css).toContain('63.5% { opacity: 0.5 }')
  expect(text).toBe('p_4')
  const server = await built({ ssr: true })
  expect({ ...server.styles }).toEqual({ ...client.styles })
})
