import { parentPort } from 'node:worker_threads'
import type { ArticleRequest } from './article-cleaner.ts'
import { articleOf } from './clean-body.ts'

parentPort?.on('message', ({ html, title }: ArticleRequest) =>
  parentPort?.postMessage(articleOf(html, { title, storesPictures: true })),
)
parentPort?.postMessage('ready')
