import type { Query } from '../page.ts'

export const heading = (name: string): Query => ({ role: 'heading', name })
export const button = (name: string): Query => ({ role: 'button', name })
export const link = (name: string): Query => ({ role: 'link', name })
export const field = (name: string): Query => ({ role: 'field', name })

/** A button of a confirmation. */
export const question = (name: string, answer: string): Query => ({
  role: 'button',
  name: answer,
  within: { role: 'alertdialog', name },
})
