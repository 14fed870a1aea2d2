/** A code of the same length other than this one. */
export const otherCode = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
