import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const NAME = 'journeyProbe'

/** Bundles the probe functions as one script for a real browser. */
export async function bundleProbe(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('browser-probe.ts', import.meta.url)),
        formats: ['iife'],
        name: NAME,
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The probe was not bundled.')
  return `() => { ${output.output[0].code}; window.${NAME} = ${NAME}.browserProbe }`
}

/** Calls a probe function; null if the page does not have the script yet. */
export const CALL = `async (name, args) => {
  const probe = window.${NAME}
  return probe ? { value: (await probe[name](...args)) ?? null } : null
}`
