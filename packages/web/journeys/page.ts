import type { Probe, Query, Target } from './probe.ts'

export type { Query } from './probe.ts'

/** The product's two sites. */
export type Audience = 'public' | 'admin'

/** A file to upload in a form. */
export interface UploadFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The actions and queries of a journey. Each one finds elements by role and accessible name, and waits for them. */
export interface Page {
  goto(path: string, audience: Audience): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** The page's path and query. */
  address(): Promise<string>
  click(query: Query): Promise<void>
  /** Replaces a field's value. */
  fill(query: Query, text: string): Promise<void>
  /** Chooses an option of a select by its label, or a radio by its name within its group. */
  choose(query: Query, option: string): Promise<void>
  /** Presses a key: `a`, `Enter`, `Tab`, `Escape`, `ArrowDown`, `Shift+Tab`. */
  press(key: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  upload(query: Query, files: readonly UploadFile[]): Promise<void>
  /** The text of the only match. */
  text(query: Query): Promise<string>
  /** The texts of all current matches; does not wait. */
  texts(query: Query): Promise<readonly string[]>
  /** The cells of each body row of a table, once it has loaded. */
  rows(table?: Query): Promise<readonly (readonly string[])[]>
  /** Waits until the target is visible. */
  see(target: Target): Promise<void>
  /** Waits until the target is not visible. */
  waitForAbsence(target: Target): Promise<void>
  value(query: Query): Promise<string>
  /** An attribute of the only match. */
  attribute(query: Query, name: string): Promise<string | null>
  /** The accessible name of the focused element. */
  focused(): Promise<string>
  /** The chosen theme; empty for the system's. */
  theme(): Promise<string>
  /** Local and session storage, as one record each. */
  storage(kind: 'local' | 'session'): Promise<Readonly<Record<string, string>>>
  store(kind: 'local' | 'session', entries: Readonly<Record<string, string>>): Promise<void>
  /** Reads until `fits` accepts the value. The error contains `what` and the last value. */
  until<Value>(what: string, read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value>
}

/** The low-level driver of a page: a document in process, or a browser tab. */
export interface Driver {
  /** Timeout of every wait, in milliseconds. */
  readonly timeout: number
  goto(path: string, audience: Audience): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Goes forward within the document. */
  forward(): Promise<void>
  /** Calls a function of `probe` in the page. */
  read<Name extends keyof Probe>(
    name: Name,
    ...args: Parameters<Probe[Name]>
  ): Promise<Awaited<ReturnType<Probe[Name]>>>
  click(query: Query): Promise<void>
  fill(query: Query, text: string): Promise<void>
  choose(query: Query, option: string): Promise<void>
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  upload(query: Query, files: readonly UploadFile[]): Promise<void>
  /** Waits briefly between two reads. */
  pause(): Promise<void>
}

const inWords = (target: Target): string => {
  if (typeof target === 'string') return `the text “${target}”`
  const name =
    typeof target.name === 'string' ? ` “${target.name}”` : target.name ? ` /${target.name.matches}/` : ''
  const within = target.within ? ` in ${inWords(target.within)}` : ''
  return `${target.role}${name}${target.at === undefined ? '' : ` at ${target.at}`}${within}`
}

/** Creates a page whose actions wait for their target. */
export function createPage(driver: Driver): Page {
  const failure = async (what: string, is: unknown) => {
    const { address, text } = await driver.read('outline')
    return new Error(`${what}; there is ${JSON.stringify(is)}.\nThe text of the page at ${address}: ${text}`)
  }

  async function until<Value>(what: string, read: () => Promise<Value>, fits: (value: Value) => boolean) {
    const end = performance.now() + driver.timeout
    for (;;) {
      const value = await read()
      if (fits(value)) return value
      if (performance.now() > end) throw await failure(what, value)
      await driver.pause()
    }
  }

  /** Waits for exactly one match; `at` selects one of several. */
  async function one(query: Query, isReady = (found: { isEnabled: boolean }) => Boolean(found)) {
    await until(
      `Looked for one ${inWords(query)}`,
      () => driver.read('find', query),
      (found) => found.length === 1 && found.every(isReady),
    )
  }
  const usable = (query: Query) => one(query, ({ isEnabled }) => isEnabled)

  return {
    goto: driver.goto,
    reload: driver.reload,
    back: driver.back,
    forward: driver.forward,
    press: driver.press,
    type: driver.type,
    until,
    address: async () => (await driver.read('outline')).address,
    focused: () => driver.read('focused'),
    theme: async () => (await driver.read('outline')).theme,
    texts: (query) => driver.read('texts', query),
    storage: (kind) => driver.read('storage', kind),
    store: (kind, entries) => driver.read('store', kind, entries),
    async click(query) {
      await usable(query)
      await driver.click(query)
    },
    async fill(query, text) {
      await usable(query)
      await driver.fill(query, text)
      await until(
        `Filled ${inWords(query)} with “${text}”`,
        () => driver.read('value', query),
        (now) => now === text,
      )
    },
    async choose(query, option) {
      await usable(query)
      await until(
        `Looked for the option “${option}” of ${inWords(query)}`,
        () => driver.read('options', query),
        (options) => options.includes(option),
      )
      await driver.choose(query, option)
    },
    async upload(query, files) {
      await usable(query)
      await driver.upload(query, files)
    },
    async text(query) {
      await one(query)
      return (await driver.read('texts', query))[0] ?? ''
    },
    async value(query) {
      await one(query)
      return driver.read('value', query)
    },
    async attribute(query, name) {
      await one(query)
      return driver.read('attribute', query, name)
    },
    rows: (table) =>
      until(
        `Looked for the rows of ${table ? inWords(table) : 'the table'}`,
        () => driver.read('rows', table ?? { role: 'table' }),
        (rows) => rows !== null,
      ) as Promise<readonly (readonly string[])[]>,
    see: async (target) => {
      await until(
        `Looked for ${inWords(target)}`,
        () => driver.read('seen', target),
        (seen) => seen.count > 0,
      )
    },
    waitForAbsence: async (target) => {
      await until(
        `Waited until ${inWords(target)} disappeared`,
        () => driver.read('seen', target),
        (seen) => seen.count === 0,
      )
    },
  }
}
