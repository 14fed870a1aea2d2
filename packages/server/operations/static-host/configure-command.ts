/** `node configure.mjs` in a folder for a host of files: writes its changed `config.json` into its page and header files. */
import { configure } from './configure.ts'

try {
  configure(import.meta.dirname, (problem) => console.error(`config.json: ${problem}`))
  console.error(
    'config.json is in site/index.html and in the header files; the host may have to read them again.',
  )
} catch (error) {
  console.error(`Not configured: ${(error as Error).message}`)
  process.exitCode = 1
}
