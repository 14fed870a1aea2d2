/** Refuses the change of a record that somebody else changed since it was listed. */
export const ifMatch = (etag: string) => ({ 'If-Match': `"${etag}"` })
