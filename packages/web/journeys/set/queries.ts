import type { Query } from '../page.ts'

export const heading = (name: string): Query => ({ role: 'heading', name })
export const button = (name: string): Query => ({ role: 'button', name })
export const field = (name: string): Query => ({ role: 'field', name })
