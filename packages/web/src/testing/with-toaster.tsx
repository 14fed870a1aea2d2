import type { ComponentType } from 'react'
import { Toaster, toaster } from '#ui/toaster'

/** Gives the stories of a screen the place where the console says what is over in a moment. */
export const withToaster = (Story: ComponentType) => (
  <>
    <Story />
    <Toaster />
  </>
)

/** What one story said in passing is nothing to the next. */
export const forgetToasts = () => () => toaster.remove()
