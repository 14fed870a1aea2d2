import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import postcss, { type ChildNode, type Container } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { minifySync, type Plugin } from 'vite'
import { type Chunk, readChunkList } from './chunk-list.ts'
import type { ClientBuild, StyleNode } from './src/render/client-build.ts'
import { inlineProperties } from './src/render/inline-properties.ts'

const MODULE = 'virtual:client-build'

/**
 * What the renderer of pages knows of the application that browsers run: the files of its modules, its styles, and the
 * starter. The application must be built before.
 */
export function clientBuild(web: string): Plugin {
  return {
    name: 'client-build',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(readBuild(web))}` : null),
    // A screen tells by its source file which of the build's modules it needs.
    transform: (code, id) =>
      code.includes('lazyScreen')
        ? code.replace(
            /(lazyScreen(?:<[^(]*>)?\(\s*\(\) =>\s*import\('([^']+)'\)),?\s*\)/g,
            (_, call: string, path: string) => `${call}, '${relative(web, resolve(dirname(id), path))}')`,
          )
        : null,
  }
}

/** A smaller script is not worth a request before somebody uses the page. */
const SMALL = 1000

function readBuild(web: string): ClientBuild {
  const list = readChunkList(`${web}/dist`)
  const filesOf = (chunk: Chunk) => Array.from(list.withImports(chunk))
  const address = ({ file }: Chunk) => `/${file}`
  const style = `/${list.style}`
  const screens = list.chunks.flatMap((chunk) =>
    chunk.sources
      .filter((source) => source.startsWith('src/site/'))
      .map((source) => [source, filesOf(chunk).map(address)] as const),
  )
  return {
    entry: address(list.entry),
    style,
    shared: filesOf(list.entry)
      .filter(({ bytes }) => bytes >= SMALL)
      .map(address),
    screens: Object.fromEntries(screens),
    starter: minified(readFileSync(`${web}/src/render/starter.js`, 'utf8')),
    stylesheet: inlineProperties(nodesOf(postcss.parse(readFileSync(`${web}/dist${style}`, 'utf8')), style)),
  }
}

function minified(source: string): string {
  const { code } = minifySync('starter.js', source, { module: false, compress: true, mangle: true })
  return code.trim()
}

const nodesOf = (container: Container, style: string): StyleNode[] =>
  (container.nodes ?? []).flatMap((node) => nodeOf(node, style))

function nodeOf(node: ChildNode, style: string): StyleNode[] {
  if (node.type === 'comment' || node.type === 'decl') return []
  if (node.type === 'rule') {
    const body = node.nodes.map((each) => each.toString()).join(';')
    return [
      {
        selectors: node.selectors.map((selector) => ({ selector, ...needsOf(selector) })),
        body,
      },
    ]
  }
  const name = `@${node.name} ${node.params}`.trim()
  if (!node.nodes) return [{ text: `${name};` }]
  if (['font-face', 'keyframes', 'property', 'view-transition'].includes(node.name)) {
    // Addresses in a stylesheet are relative to it, those in a page to the page.
    const text = node
      .toString()
      .replace(/url\((?!["']?(?:\/|data:|https?:))["']?([^"')]+)["']?\)/g, (_, path: string) => {
        return `url(${new URL(path, `http://page${style}`).pathname})`
      })
    return [{ text, ...(node.name === 'keyframes' && { keyframes: node.params }) }]
  }
  return [{ at: name, nodes: nodesOf(node, style) }]
}

/** What must occur on a page for a part of a control to be there, as `elementsIn` names it. */
const CONTROLS: readonly (readonly [RegExp, string])[] = [
  [/^::file-selector-button/, 'input[type=file]'],
  [/^::-webkit-(inner|outer)-spin-button/, 'input[type=number]'],
  [/^::-webkit-search/, 'input[type=search]'],
  [/^::placeholder/, '[placeholder]'],
]

/**
 * What must occur on a page for a selector to match: the classes that an element has or is within, and the names of
 * elements. What stands in the parentheses of `:not()`, `:is()` and the like is not looked at.
 */
function needsOf(selector: string) {
  const classes: string[] = []
  const elements: string[] = []
  selectorParser()
    .astSync(selector)
    .each((compound) =>
      compound.each((node) => {
        if (node.type === 'class') classes.push(node.value)
        if (node.type === 'tag') elements.push(node.value)
        if (node.type === 'pseudo')
          elements.push(...CONTROLS.flatMap(([part, control]) => (part.test(node.value) ? [control] : [])))
      }),
    )
  return { classes, elements }
}
