import type { ReactNode } from 'react'
import { Popover } from '#ui/popover'

interface HowProps {
  /** What is calculated. */
  readonly of: string
  /** How, in words. */
  readonly children: ReactNode
}

/** The button that explains how a figure or a chart is calculated. */
export const How = ({ of, children }: HowProps) => (
  <Popover label={`How it is calculated: ${of}`} title={of}>
    <p>{children}</p>
  </Popover>
)
