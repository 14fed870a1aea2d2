import { parentPort, workerData } from 'node:worker_threads'
import type { CleanedBody, CleaningRequest, PageModule, PagePreparer } from './body-cleaner.ts'
import { cleanNodes, htmlOf, isStable, purify } from './clean-body.ts'

const preparer = workerData as PageModule | null
const prepareBody = preparer ? await loadPreparer(preparer) : null

/** The preparer is part of the application, which finds the globals of a page. */
async function loadPreparer({ module, config, origin }: PageModule) {
  Object.assign(globalThis, { location: new URL(origin), tarangConfig: config })
  return ((await import(module)) as PagePreparer).prepareBody
}

function clean({ html, bodyUrl }: CleaningRequest): CleanedBody {
  const content = purify(html)
  // Preparing changes the nodes that it is given.
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
