import type { PageBody } from '@tarang/publication'

/** A public page as HTML, and what it was made of. */
export interface RenderedPage {
  /** The content of the page's root element. */
  html: string
  /** What the browser needs in order to take over, as JSON. */
  data: string
  /** The styles of the first paint. */
  styles: string
  /** The font faces that are downloaded after it. */
  fonts: string
  /** The script that stands in the head: it asks for the application when the page is used. */
  starter: string
  /** What the starter asks for, as JSON. */
  start: string
  /** Whether everything that the page shows could be loaded. */
  isComplete: boolean
}

/** An answer to a request of the page, read whole. */
export interface PlainAnswer {
  status: number
  headers: [string, string][]
  body: string
}

/** The fields of a form that a browser posted without script. */
export type PostedForm = Readonly<Record<string, string>>

export type MessageToWorker =
  | {
      type: 'render'
      id: number
      path: string
      search: string
      timeout: number
      posted: PostedForm | null
    }
  | { type: 'answer'; id: number; answer: PlainAnswer | null }
  | { type: 'body'; id: number; body: PageBody | null }

export type MessageFromWorker =
  | { type: 'ready' }
  | { type: 'rendered'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'request'; id: number; url: string; headers: [string, string][] }
  | { type: 'body'; id: number; url: string }
