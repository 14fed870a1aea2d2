import type { Theme } from '@tarang/runtime-config'

/** A body prepared for its page: with the page's classes, its sections and its reading time. */
export interface PageBody {
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly minutes: number
}

/** The fields of a form that a browser posted without script. */
export type PostedForm = Readonly<Record<string, string>>

/** The request for a rendered public page. */
export interface PageRequest {
  /** The path of the URL, not decoded. */
  readonly path: string
  /** The query of the URL, with its question mark. */
  readonly search: string
  /** The theme that the visitor has chosen; null for the system's. */
  readonly theme: Theme | null
  /** The fields of the form to which the page responds. */
  readonly posted: PostedForm | null
}

/** A public page as HTML. */
export interface RenderedPage {
  /** The end of the head: the styles of the first paint, and the script that starts the application after it. */
  readonly head: string
  /** The content of the body: the root element, and the data with which the application hydrates it. */
  readonly body: string
  /** The texts of all inline styles and scripts, which a content security policy allows by their hashes. */
  readonly inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] }
  /** The ids of the blogs whose like counts are in the page. */
  readonly likesOf: readonly string[]
  /** Whether all data of the page could be loaded. */
  readonly isComplete: boolean
}

/** The part of the application that a server loads: it renders public pages and prepares bodies. */
export interface PageRenderer {
  renderPage(
    request: PageRequest,
    options: {
      /** Milliseconds after which a load counts as failed; the page then shows its empty state. */
      readonly timeout: number
      /** Whether the page is written to a file, which may have any age when a browser reads it. */
      readonly isFile: boolean
      /** Loads the body of an entry for its page; rejects if only a browser can prepare the body. */
      readonly loadBody: (url: string) => Promise<PageBody>
    },
  ): Promise<RenderedPage>
  /** Prepares purified nodes for the page; null if no text or image remains. */
  prepareBody(
    content: DocumentFragment,
    bodyUrl: string,
  ): (Omit<PageBody, 'html'> & { content: DocumentFragment }) | null
}

/** The location of the `PageRenderer`, and the configuration of the pages that it renders. */
export interface PageModule {
  /** The URL of a module that exports a `PageRenderer`. */
  readonly module: string
  /** The configuration of the pages, as JSON. */
  readonly config: string
  /** The origin of the public host. */
  readonly origin: string
}
