import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AcceptedPlugin, Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Plugin } from 'vite'

const FILE = '.vite/class-names.json'

// Without vowels, because ad blockers hide elements by classes such as `ad`.
const LETTERS = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'
const CHARACTERS = `${LETTERS}0123456789`

/** Where Panda writes the rules of classes. Other style sheets belong to libraries, whose code names their classes. */
const LAYERS = /^(recipes|utilities)\b/

/** The classes of others that Panda's rules name: those of the icons. */
const OTHERS = /^lucide/

/**
 * Gives the classes of a built style sheet names of one or two characters, in its rules and in the code: a rendered page
 * is a seventh smaller for it, and every module smaller too. The code holds placeholders until the style sheet is known.
 * The renderer of pages takes the names of the client's build, which stands in the folder `client`. A change of the style
 * sheet may rename every class, and so change every file that names one.
 */
export function shortClassNames({ client }: { client: string }) {
  const names = new Map<string, string>()
  const shortOf = (name: string) => {
    if (OTHERS.test(name)) return name
    if (!names.has(name)) names.set(name, nameAt(names.size))
    return names.get(name) as string
  }
  const postcss: AcceptedPlugin = {
    postcssPlugin: 'short-class-names',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (!LAYERS.test(layer.params)) return
        layer.walkRules((rule) => {
          if (!isKeyframe(rule)) rule.selector = rename(rule.selector, shortOf)
        })
      })
    },
  }
  const vite: Plugin = {
    name: 'short-class-names',
    config: (_, { isSsrBuild }) => {
      if (!isSsrBuild) return
      const written: Record<string, string> = JSON.parse(readFileSync(resolve(client, FILE), 'utf8'))
      for (const [name, short] of Object.entries(written)) names.set(name, short)
    },
    renderChunk: (code) => ({
      // A class that no rule has is left out.
      code: code.replace(PLACEHOLDER, (_, hex: string) => {
        const list = Buffer.from(hex, 'hex').toString().split(' ')
        return list.flatMap((name) => names.get(name) ?? []).join(' ')
      }),
      map: null,
    }),
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: JSON.stringify(Object.fromEntries(names)),
        })
    },
  }
  return { postcss, vite, placeholderFor }
}

const PLACEHOLDER = /__class_names_([0-9a-f]*)__/g

/** Stands in the code for a list of class names. */
const placeholderFor = (list: string) => `__class_names_${Buffer.from(list).toString('hex')}__`

function nameAt(index: number): string {
  const letter = LETTERS[index % LETTERS.length] as string
  const rest = Math.floor(index / LETTERS.length)
  return rest === 0 ? letter : letter + (CHARACTERS[rest - 1] ?? rest)
}

const rename = (selector: string, shortOf: (name: string) => string) =>
  selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      node.value = shortOf(node.value)
    }),
  ).processSync(selector)

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')
