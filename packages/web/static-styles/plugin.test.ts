import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { css, cva, sva } from '#styled-system/css'
import * as recipes from '#styled-system/recipes'
import { staticStyles } from './plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const SOURCE = `${here}source.tsx`
const source = `
import { css, cva as variants, cx, sva } from '#styled-system/css'
const wide = '@media (min-width: 50rem)'
const shared = { padding: '4', [wide]: { padding: '8' } } as const
const slots = ['root', 'label'] as const
export const fixed = css(shared, { color: 'fg.muted', _hover: { color: 'fg.default' }, margin: -1 })
export const joined = (isOn: boolean) => cx(css({ gap: \`2\` }), isOn && 'on')
export const toned = variants({
  base: { color: 'fg.muted' },
  variants: { tone: { calm: { color: 'fg.default' }, loud: { color: 'accent.fg' } }, big: { true: { padding: '8' } } },
  defaultVariants: { tone: 'calm' },
})
export const parts = sva({ slots: [...slots], base: { root: { ...shared }, label: { gap: '2' } } })
`
const shared = { padding: '4', '@media (min-width: 50rem)': { padding: '8' } } as const
const toned = cva({
  base: { color: 'fg.muted' },
  variants: {
    tone: { calm: { color: 'fg.default' }, loud: { color: 'accent.fg' } },
    big: { true: { padding: '8' } },
  },
  defaultVariants: { tone: 'calm' },
})

let server: ViteDevServer
beforeAll(async () => {
  server = await createServer({
    root: here,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [
      {
        name: 'source',
        enforce: 'pre',
        resolveId: (id) => (id === SOURCE ? id : null),
        load: (id) => (id === SOURCE ? source : null),
      },
      staticStyles({ isStrict: true }),
    ],
  })
})
afterAll(() => server.close())

test('class names are those of Panda, without its functions', async () => {
  const styles = await server.ssrLoadModule(SOURCE)
  expect(styles.fixed).toBe(
    css(shared, { color: 'fg.muted', _hover: { color: 'fg.default' }, margin: -1 as never }),
  )
  expect(styles.joined(true)).toBe(`${css({ gap: '2' })} on`)
  for (const choice of [
    {},
    { tone: 'loud' },
    { big: true },
    { tone: 'loud', big: true },
    { tone: undefined },
  ])
    expect(styles.toned(choice)).toBe(toned(choice as never))
  expect(styles.parts()).toEqual(
    sva({ slots: ['root', 'label'], base: { root: shared, label: { gap: '2' } } })(),
  )
  const built = await server.transformRequest(SOURCE)
  expect(built?.code).not.toMatch(/\b(css|cva|variants|sva)\(/)
})

test('every recipe of the theme gives the same class names for each choice of its variants', async () => {
  const built = await server.ssrLoadModule(`${here}../styled-system/recipes/index.js`)
  const entries = Object.entries(recipes as unknown as Record<string, ThemeRecipe>)
  expect(entries.length).toBeGreaterThan(20)
  expect(Object.keys(built).sort()).toEqual(entries.map(([name]) => name).sort())
  for (const [name, recipe] of entries)
    for (const choice of choicesOf(recipe)) expect(built[name](choice), name).toEqual(recipe(choice))
})

interface ThemeRecipe {
  (choice: object): unknown
  readonly variantMap: Readonly<Record<string, readonly string[]>>
}
const choicesOf = ({ variantMap }: ThemeRecipe) =>
  Object.entries(variantMap).reduce<readonly object[]>(
    (all, [name, values]) =>
      all.flatMap((choice) => [choice, ...values.map((value) => ({ ...choice, [name]: value }))]),
    [{}],
  )

test.each([
  ['a value of a function', 'export const styles = (wide: boolean) => css({ padding: wide ? "4" : "8" })'],
  [
    'a parameter with the name of a constant',
    'const gap = "4"\nexport const styles = (gap: string) => css({ gap })',
  ],
])('%s is an error with its line', async (_, line) => {
  const { transform } = staticStyles({ isStrict: true })
  const errors: string[] = []
  const code = `import { css } from '#styled-system/css'\n${line}`
  await (transform as (this: object, code: string, id: string) => Promise<unknown>).call(
    { error: (message: string) => errors.push(message) },
    code,
    '/virtual/dynamic.tsx',
  )
  expect(errors).toEqual([expect.stringMatching(/dynamic\.tsx:[23]: a style that is not a literal/)])
})
