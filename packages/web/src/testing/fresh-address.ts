const STORYBOOKS = ['id', 'viewMode', 'globals', 'args', 'path']

/** Takes out of the address what the story before has left there; for a story's `beforeEach`. */
export function freshAddress() {
  const params = new URLSearchParams(location.search)
  const kept = STORYBOOKS.flatMap((key) => params.getAll(key).map((value) => [key, value]))
  history.replaceState(null, '', `${location.pathname}?${new URLSearchParams(kept)}`)
}
