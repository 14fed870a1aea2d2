import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

const FILE = '.vite/chunks.json'
const ENTRY = 'src/main.tsx'

/** A script of the built application. */
export interface Chunk {
  readonly file: string
  /** The files of the chunks that it imports. */
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** The source files of ours that it consists of, relative to this package. */
  readonly sources: readonly string[]
  readonly bytes: number
}

/** The scripts and the style sheet of the built application. */
export class ChunkList {
  readonly entry: Chunk
  readonly style: string
  readonly chunks: readonly Chunk[]

  constructor({ chunks, style }: { chunks: readonly Chunk[]; style: string }) {
    this.chunks = chunks
    this.style = style
    this.entry = this.of(ENTRY)
  }

  /** The chunk that a source file is in. */
  of(source: string): Chunk {
    const chunk = this.chunks.find(({ sources }) => sources.includes(source))
    if (!chunk) throw new Error(`The build has no chunk with ${source}.`)
    return chunk
  }

  /** The chunks with these files. */
  named(files: readonly string[]): Chunk[] {
    return this.chunks.filter(({ file }) => files.includes(file))
  }

  /** A chunk and all that it imports, directly or not. */
  withImports(from: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const next of this.named(from.imports)) this.withImports(next, seen)
    return seen
  }
}

/** The scripts of the application that was built into the folder `dist`. */
export const readChunkList = (dist: string) =>
  new ChunkList(JSON.parse(readFileSync(`${dist}/${FILE}`, 'utf8')))

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputChunk =>
  output.type === 'chunk'

/**
 * Writes which source files went into which scripts, where Vite's own manifest names a script by its entry alone: those
 * that share their script with others are missing there.
 */
export function chunkList(web: string): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle)
      const sourceOf = (id: string) => normalizePath(relative(web, id))
      const chunks = outputs.filter(isChunk).map(
        ({ fileName, imports, dynamicImports, moduleIds, code }): Chunk => ({
          file: fileName,
          imports,
          dynamicImports,
          sources: moduleIds.map(sourceOf).filter((path) => path.startsWith('src/')),
          bytes: code.length,
        }),
      )
      const entry = outputs
        .filter(isChunk)
        .find(({ moduleIds }) => moduleIds.some((id) => sourceOf(id) === ENTRY))
      const [style] = entry?.viteMetadata?.importedCss ?? []
      if (!style) throw new Error('The application has no stylesheet.')
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify({ chunks, style }) })
    },
  }
}
