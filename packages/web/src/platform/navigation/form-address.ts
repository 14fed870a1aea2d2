/** The names in the address of a list that opens one of its forms. */
export const FORM_KEYS = { add: 'add', edit: 'edit' } as const

/** The address of a list that opens the form for a new record. */
export const addAddress = (path: string) => `${path}?${FORM_KEYS.add}=`

/** The address of a list that opens the form of one record. */
export const editAddress = (path: string, name: string) =>
  `${path}?${new URLSearchParams({ [FORM_KEYS.edit]: name })}`
