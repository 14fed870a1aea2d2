/** Keys that W3C WebDriver encodes as private code points; every other key is the character itself. */
const CODE_POINTS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
}

/** The keys of a combination such as `Control+a`, in order. `+` alone is a key, and `Space` names ` `. */
export const keysOf = (combination: string): readonly string[] =>
  combination === '+' ? ['+'] : combination.split('+').map((key) => (key === 'Space' ? ' ' : key))

/** The WebDriver value of a key. */
export function codePointOf(key: string): string {
  const value = CODE_POINTS[key] ?? key
  if ([...value].length !== 1) throw new Error(`unknown key ${key}`)
  return value
}
