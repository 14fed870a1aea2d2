import { parentPort } from 'node:worker_threads'
import { cleanBody } from './clean-body.ts'

export interface CleaningRequest {
  readonly html: string
  readonly bodyUrl: string
}

parentPort?.on('message', ({ html, bodyUrl }: CleaningRequest) => {
  parentPort?.postMessage(cleanBody(html, bodyUrl))
})
parentPort?.postMessage('ready')
