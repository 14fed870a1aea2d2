/** A text in a pattern of `like`, where its signs mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)
