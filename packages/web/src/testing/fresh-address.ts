const STORYBOOKS = ['id', 'viewMode', 'globals', 'args', 'path']

/** Removes the query of the previous story; for a story's `beforeEach`. */
export function freshAddress() {
  const params = new URLSearchParams(location.search)
  const storybookParams = STORYBOOKS.flatMap((key) => params.getAll(key).map((value) => [key, value]))
  history.replaceState(null, '', `${location.pathname}?${new URLSearchParams(storybookParams)}`)
}
