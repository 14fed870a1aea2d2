import { readFileSync } from 'node:fs'
import { type PathBundle, readBundle } from '@tarang/flow-testing'

export const bundleFile = (name: string): URL => new URL(`../src/${name}/${name}.paths.json`, import.meta.url)

export const committedBundle = (name: string): PathBundle =>
  readBundle(JSON.parse(readFileSync(bundleFile(name), 'utf8')))
