type Variants = Readonly<Record<string, unknown>>

/** Looks class names up that the build computed for each choice of variants. */
export const byVariants =
  <Names>(names: readonly string[], defaults: Variants, table: Readonly<Record<string, Names>>) =>
  (variants: Variants = {}): Names | undefined =>
    table[names.map((name) => variants[name] ?? defaults[name]).join()]

/** The same for styles without variants. */
export const always =
  <Names>(names: Names) =>
  () =>
    names
