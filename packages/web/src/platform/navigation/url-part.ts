/** A text or id as a part of a URL. A lone surrogate, which no URL can hold, becomes a replacement character. */
export const urlPart = (text: string | number): string => encodeURIComponent(String(text).toWellFormed())
