/**
 * Replaces lone surrogates by U+FFFD and removes control characters, because XML and JSON readers reject them. It does
 * not escape; the libraries do.
 */
export const wellFormed = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
