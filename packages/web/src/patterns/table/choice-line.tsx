import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled-system/css'

const group = css({ display: 'grid', gap: '2', borderWidth: '0', padding: '0', margin: '0', minWidth: '0' })
const legend = css({ textStyle: 'label', marginBottom: '2' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'target', md: '8' },
  cursor: 'pointer',
})
const box = css({ flex: 'none', boxSize: '5', margin: '0', accentColor: 'accent.solid', cursor: 'pointer' })

interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  readonly title: string
}

/** Choices or fields of a panel under a title. */
export const ChoiceGroup = ({ title, children, ...props }: ChoiceGroupProps) => (
  <fieldset {...props} className={group}>
    <legend className={legend}>{title}</legend>
    {children}
  </fieldset>
)

interface ChoiceLineProps extends ComponentProps<'input'> {
  readonly type: 'checkbox' | 'radio'
  readonly children: ReactNode
}

/** A checkbox or a radio button of the browser, with its label. */
export const ChoiceLine = ({ children, ...props }: ChoiceLineProps) => (
  <label className={line}>
    <input {...props} className={box} />
    <span>{children}</span>
  </label>
)
