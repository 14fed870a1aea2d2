/** The results of work on each item, on three at a time. After a failure no others start. */
export async function threeAtOnce<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const left = [...items].map((item, index) => ({ item, index }))
  const results: Result[] = []
  const workOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next.index] = await work(next.item)
  }
  try {
    await Promise.all([workOn(), workOn(), workOn()])
  } finally {
    left.length = 0
  }
  return results
}
