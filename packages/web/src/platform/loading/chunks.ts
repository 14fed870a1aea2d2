import { inSession } from '../stored/storage.ts'

/** A part of the application that could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause })
  }
}

interface ChunkOptions {
  readonly timeout?: number
  readonly reload?: (() => void) | null
}

/** Milliseconds until a load counts as failed. */
export const CHUNK_TIMEOUT = 120_000

/**
 * Loads one chunk. When a new deployment is the reason for a failure, it reloads the page, once per deployment and not
 * at all where `reload` is null; otherwise it rejects with a `ChunkLoadError`.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { timeout = CHUNK_TIMEOUT, reload = () => location.reload() }: ChunkOptions = {},
): Promise<Module> {
  try {
    return await withLimit(load, timeout)
  } catch (cause) {
    const entry = reload && (await staleEntry())
    if (!entry || reloadedFrom().includes(entry)) throw new ChunkLoadError(cause)
    reloads.write([...reloadedFrom(), entry].join(' '))
    reload()
    // Never settles, so that nothing is drawn before the reload.
    return new Promise<never>(() => {})
  }
}

/** Survives the reload, so that a broken deployment does not reload forever. */
const reloads = inSession('reloadedFrom')
const reloadedFrom = () => (reloads.read() ?? '').split(' ')

function withLimit<Module>(load: () => Promise<Module>, timeout: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Not loaded within ${timeout} ms`)), timeout)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(limit))
  })
}

/** The entry script of this page, if the server now serves another. */
async function staleEntry(): Promise<string | undefined> {
  const ours =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry ??
    document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!ours) return undefined
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const theirs = answer.ok ? entryIn(await answer.text()) : undefined
    return theirs && theirs !== ours ? ours : undefined
  } catch {
    return undefined
  }
}

// Not DOMParser: the content security policy lets only trusted types into that.
const entryIn = (html: string) =>
  (html.match(/<script\b[^>]*>/gi) ?? [])
    .map((tag) => {
      const attribute = /\btype="module"/i.test(tag) ? /\bsrc="([^"]+)"/i : /\bdata-entry="([^"]+)"/i
      return attribute.exec(tag)?.[1]
    })
    .find((entry) => entry !== undefined)
