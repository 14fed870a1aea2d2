import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { waitForLock } from './wait-for-lock.ts'

const web = new URL('../../web/', import.meta.url)

/** The built application and the renderer of its public pages. */
export interface WebBuild {
  readonly webBuild: string
  readonly pageRenderer: string
}

/** Builds the web application if it is stale, which takes a minute; test files that run at once share the build. */
export async function openWebBuild(): Promise<WebBuild> {
  const { PATH, HOME } = process.env
  const lock = await waitForLock(
    fileURLToPath(new URL('../../../node_modules/.cache/tarang-web-build', import.meta.url)),
  )
  try {
    // Without the variables of the test runner, which would make a development build.
    execFileSync(process.execPath, [fileURLToPath(new URL('build.ts', web)), '--if-stale'], {
      env: { PATH, HOME },
      stdio: 'inherit',
    })
  } finally {
    lock.release()
  }
  return {
    webBuild: fileURLToPath(new URL('dist', web)),
    pageRenderer: fileURLToPath(new URL('dist-pages/render.js', web)),
  }
}
