/** Makes the API refuse a change of a record that another user has changed since it was listed. */
export const ifMatch = (etag: string) => ({ 'If-Match': `"${etag}"` })
