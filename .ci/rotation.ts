/**
 * What CI runs only a part of each day, with `ROTATE=on`: `pnpm test` sets it, and `ROTATE=off pnpm test` runs all.
 * The first process sets the day for all processes of a run.
 */
process.env.ROTATION_DAY ??= String(Math.floor(Date.now() / 86_400_000))
export const day = Number(process.env.ROTATION_DAY)
const isRotating = () => process.env.ROTATE === 'on'

/**
 * All items, or those of today: each of them once in so many days. The numbers have no common divisor, so that whatever
 * rotates within an item comes up with each of its values.
 */
export const onceIn = <Item>(days: number, items: readonly Item[], today = day): readonly Item[] =>
  isRotating() ? items.filter((_, index) => (index + today) % days === 0) : items

/** Half of the items. The other half after two days: so each of them also comes up in a file that runs every second day. */
export const halfOfTheDay = <Item>(items: readonly Item[]): readonly Item[] =>
  onceIn(2, items, Math.floor(day / 2))

/** All items, or one; another one after two days. */
export const ofTheDay = <Item>(...items: readonly Item[]): readonly Item[] =>
  isRotating() ? items.filter((_, index) => index === Math.floor(day / 2) % items.length) : items
