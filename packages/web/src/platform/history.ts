interface NavigationWithBack {
  readonly canGoBack: boolean
}

/** Whether this tab has a page of ours to go back to. */
export function canGoBack(): boolean {
  const { navigation } = window as unknown as { navigation?: NavigationWithBack }
  return navigation ? navigation.canGoBack : history.length > 1
}

/** One step back in history, or to `/homePage` where there is none. */
export function goBack(navigate: (path: string) => void) {
  if (canGoBack()) history.back()
  else navigate('/homePage')
}
