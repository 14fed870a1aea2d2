import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  'aria-label': string
}

const box = css({
  display: 'block',
  boxSize: { base: '6', md: '5' },
  margin: '0',
  accentColor: 'accent.solid',
  cursor: 'pointer',
})

/** The browser's checkbox, without a visible label. */
export const Checkbox = ({ className, ...props }: CheckboxProps) => (
  <input {...props} type="checkbox" className={cx(box, className)} />
)
