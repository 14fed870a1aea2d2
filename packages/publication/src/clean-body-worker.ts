import { parentPort, workerData } from 'node:worker_threads'
import type { CleanedBody, CleaningRequest } from './body-cleaner.ts'
import { cleanNodes, htmlOf, isStable, purify } from './clean-body.ts'
import type { PageModule, PageRenderer } from './page-module.ts'

const preparer = workerData as PageModule | null
const prepareBody = preparer ? await loadPreparer(preparer) : null

/** Defines a page's globals before it imports the preparer, because the application reads them on import. */
async function loadPreparer({ module, config, origin }: PageModule) {
  Object.assign(globalThis, { location: new URL(origin), tarangConfig: config })
  return ((await import(module)) as PageRenderer).prepareBody
}

function clean({ html, bodyUrl }: CleaningRequest): CleanedBody {
  const content = purify(html)
  // A copy, because `prepareBody` changes its nodes.
  const forPage =
    prepareBody && content ? prepareBody(content.cloneNode(true) as DocumentFragment, bodyUrl) : null
  const prepared = forPage && { ...forPage, html: htmlOf(forPage.content), content: undefined }
  return {
    html: cleanNodes(content, bodyUrl),
    forPage: prepared && isStable(prepared.html) ? prepared : null,
  }
}

parentPort?.on('message', (request: CleaningRequest) => parentPort?.postMessage(clean(request)))
parentPort?.postMessage('ready')
