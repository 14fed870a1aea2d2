import type { ComponentType } from 'react'
import { Toaster, toaster } from '#ui/toaster'

/** Renders the toasts of the console beside a story. */
export const withToaster = (Story: ComponentType) => (
  <>
    <Story />
    <Toaster />
  </>
)

/** Removes the toasts of a story before the next one. */
export const forgetToasts = () => () => toaster.remove()
