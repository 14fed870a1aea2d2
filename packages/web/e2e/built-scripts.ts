import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** The built application, by Vite's manifest of it. */
export class BuiltScripts {
  private readonly dist: string
  private readonly manifest: Manifest
  private readonly bytes = new Map<string, number>()

  constructor(dist: string) {
    this.dist = dist
    this.manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
  }

  /** The files that these sources need before they run: their own, and all that they import. */
  scriptsOf(...sources: readonly string[]): string[] {
    return this.collect(sources, (key) => this.chunk(key).imports ?? [])
  }

  /** The files that these sources can load, at once or on demand. */
  reachableFrom(...sources: readonly string[]): string[] {
    return this.collect(sources, (key) => {
      const { imports = [], dynamicImports = [], isEntry = false } = this.chunk(key)
      // The entry loads one site or the other.
      return isEntry ? imports : [...imports, ...dynamicImports]
    })
  }

  /** The built files whose code contains a text. */
  filesWith(text: string): string[] {
    const files = new Set(Object.values(this.manifest).map(({ file }) => file))
    return [...files].filter((file) => file.endsWith('.js') && this.code(file).includes(text))
  }

  /** What a browser downloads for these files, in kB. */
  kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + this.bytesOf(file), 0) / 1000

  /** Compressing takes 0.1 s, and most screens share most files. */
  private bytesOf(file: string): number {
    const bytes = this.bytes.get(file) ?? brotliCompressSync(this.code(file)).length
    this.bytes.set(file, bytes)
    return bytes
  }

  private code = (file: string) => readFileSync(`${this.dist}/${file}`, 'utf8')

  private chunk(key: string) {
    const chunk = this.manifest[key]
    if (!chunk) throw new Error(`The build has no script for ${key}.`)
    return chunk
  }

  private collect(sources: readonly string[], next: (key: string) => readonly string[]): string[] {
    const keys = new Set(sources)
    // A set visits the members that are added on the way.
    for (const key of keys) for (const each of next(key)) keys.add(each)
    return [...new Set(Array.from(keys, (key) => this.chunk(key).file))]
  }
}

/** The source of a screen. */
export const siteScreen = (name: string) => `src/site/${name}.tsx`
export const consoleScreen = (name: string) => `src/admin/${name}.tsx`

export const ENTRY = 'index.html'
export const SITE = siteScreen('site')
export const CONSOLE = consoleScreen('console')
export const LAYOUT = consoleScreen('layout/layout')
