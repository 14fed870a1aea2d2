import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const web = new URL('../../web/', import.meta.url)

/** The built application and the renderer of its public pages. */
export interface WebBuild {
  readonly webBuild: string
  readonly pageRenderer: string
}

/** Builds the web application if it is stale, which takes a minute. */
export function openWebBuild(): WebBuild {
  const { PATH, HOME } = process.env
  // Without the variables of the test runner, which would make a development build.
  execFileSync(process.execPath, [fileURLToPath(new URL('build.ts', web)), '--if-stale'], {
    env: { PATH, HOME },
    stdio: 'inherit',
  })
  return {
    webBuild: fileURLToPath(new URL('dist', web)),
    pageRenderer: fileURLToPath(new URL('dist-pages/render.js', web)),
  }
}
