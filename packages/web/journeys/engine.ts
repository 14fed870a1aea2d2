/** Values that can be passed to a page and back. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A browser engine that runs journeys. */
export interface Engine {
  readonly name: 'firefox' | 'webkit'
  /** The browser's own name and version. */
  readonly version: string
  /** Opens a tab with empty storage and no cookies; language `en-IN`, time zone `Asia/Kolkata`. */
  open(): Promise<Tab>
  close(): Promise<void>
}

/** One tab. Each method times out after 30 seconds and rejects with an `Error` that names the attempted action. */
export interface Tab {
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The viewport, in CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>
  /** Calls a function in the page, given as source text; it may be async. Arguments and result are JSON. */
  evaluate<Result extends Json | undefined>(source: string, ...args: readonly Json[]): Promise<Result>
  /** Clicks with a real pointer, at a point of the viewport in CSS pixels. */
  click(point: { readonly x: number; readonly y: number }): Promise<void>
  /** Presses a key: `a`, `Enter`, `Tab`, `Escape`, `ArrowDown`, `Shift+Tab`, `Control+a`. */
  press(key: string): Promise<void>
  /** Types a text into the focused element, key by key. */
  type(text: string): Promise<void>
  /** Chooses files in the file input that this CSS selector finds. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>
  /** Writes the viewport as a PNG. */
  screenshot(path: string): Promise<void>
  /** Uncaught errors, console errors and policy violations since the last call. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}
