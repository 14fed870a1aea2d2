/** What a journey can pass into a page and get back from it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A browser engine that journeys run in. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  /** The browser and its version, as it names itself. */
  readonly version: string
  /** Opens a tab with empty storage and no cookies; language `en-IN`, time zone `Asia/Kolkata`. */
  open(): Promise<Tab>
  close(): Promise<void>
}

/** One tab. Every method rejects with an `Error` that says what was attempted; none waits longer than 30 seconds. */
export interface Tab {
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The viewport, in CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>
  /** Calls a function in the page: its source text, its arguments and its result travel as JSON. It may be async. */
  evaluate<Result extends Json | undefined>(source: string, ...args: readonly Json[]): Promise<Result>
  /** Clicks with a real pointer, at a point of the viewport in CSS pixels. */
  click(point: { readonly x: number; readonly y: number }): Promise<void>
  /** Presses a key: `a`, `Enter`, `Tab`, `Escape`, `ArrowDown`, `Shift+Tab`, `Control+a`. */
  press(key: string): Promise<void>
  /** Types a text into whatever has the focus, key by key. */
  type(text: string): Promise<void>
  /** Chooses files in the file input that this CSS selector finds. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>
  /** Writes the viewport as a PNG. */
  screenshot(path: string): Promise<void>
  /** Uncaught errors, console errors and policy violations since the last call. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}
