/**
 * Drops what XML and JSON readers reject: lone surrogates become U+FFFD, control characters go. Escaping is the
 * libraries' work.
 */
export const wellFormed = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
