import { createContext } from 'react'

/** Whether cells show their icons: those of a list only in the row under the pointer or with the focus. */
export const RowIcons = createContext(true)
