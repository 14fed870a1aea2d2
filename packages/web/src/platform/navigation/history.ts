interface Navigation {
  readonly canGoBack: boolean
  readonly currentEntry: { readonly index: number } | null
}

/** WebKitGTK 2.50 has no navigation API. */
const navigation = () => (window as unknown as { navigation?: Navigation }).navigation

/** Whether this tab has a page to go back to. */
export const canGoBack = (): boolean => navigation()?.canGoBack ?? history.length > 1

const NUMBER = 'entryNumber'

const writtenNumber = (): number | undefined => {
  const number = (history.state as { [NUMBER]?: unknown } | null)?.[NUMBER]
  return typeof number === 'number' ? number : undefined
}

/** The index of the current entry in this tab's history: comparing two tells Back from Forward. */
export const entryNumber = (): number | undefined => navigation()?.currentEntry?.index ?? writtenNumber()

/** Writes each entry's number into its state, where the browser has no navigation API. Returns the cleanup. */
export function numberEntries(): () => void {
  if (navigation()) return () => {}
  const { pushState, replaceState } = history
  const numbered = (write: typeof pushState, step: number): typeof pushState =>
    function (this: History, state, ...rest) {
      write.call(this, { ...state, [NUMBER]: (writtenNumber() ?? 0) + step }, ...rest)
    }
  history.pushState = numbered(pushState, 1)
  history.replaceState = numbered(replaceState, 0)
  if (writtenNumber() === undefined) history.replaceState(history.state, '')
  return () => {
    history.pushState = pushState
    history.replaceState = replaceState
  }
}

/** The path of the home page of either site. */
export const HOME_PATH = '/homePage'

/** Goes back in history, or home where there is no history. */
export function goBack(navigate: (path: string) => void) {
  if (canGoBack()) history.back()
  else navigate(HOME_PATH)
}
