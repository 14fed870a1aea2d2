import type { ComponentType } from 'react'
import { Toaster } from '#ui/toaster'

/** Gives the stories of a screen the place where the console says what is over in a moment. */
export const withToaster = (Story: ComponentType) => (
  <>
    <Story />
    <Toaster />
  </>
)
