/** The ids of a body: prefixed, so that they are none of the page around it. */
export const PART = /^text-[\w.-]+$/

export const partId = (name: string) => `text-${name.replace(/[^\w.-]/g, '-')}`
