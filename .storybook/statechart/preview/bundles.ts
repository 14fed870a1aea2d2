import { type BundleFile, type Cases, type PathBundle, readBundle } from '@tarang/flow-testing'
import { folderOf } from '../coverage.ts'

const cases = import.meta.glob<Record<string, unknown>>('../../../packages/machines/src/*/*.cases.ts')
const bundles = import.meta.glob<BundleFile>('../../../packages/machines/src/*/*.paths.json', {
  import: 'default',
})

const fileOf = (machine: string, ending: string) =>
  `../../../packages/machines/src/${folderOf(machine)}/${folderOf(machine)}.${ending}`

/** The cases of a machine, or null where it has none yet. */
export async function casesOf(machine: string): Promise<Cases | null> {
  const module = await cases[fileOf(machine, 'cases.ts')]?.()
  return (Object.values(module ?? {}).find(isCases) as Cases | undefined) ?? null
}

const isCases = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value

/** The committed paths of a machine, or null where it has none yet. */
export async function bundleOf(machine: string): Promise<PathBundle | null> {
  const file = await bundles[fileOf(machine, 'paths.json')]?.()
  return file ? readBundle(file) : null
}
