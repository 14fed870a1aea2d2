import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { cx } from '#styled-system/css'
import { field } from '#styled-system/recipes'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with the value, in words; marks the control as invalid. */
  error?: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  /** Something is under way: the control keeps the focus and its value, and takes no other. */
  held?: boolean | undefined
}

export interface TextFieldProps extends ComponentProps<'input'>, FieldProps {}

export function TextField({ label, hint, error, hideLabel, held, className, ...props }: TextFieldProps) {
  const { slots, frame, control } = useField({ label, hint, error, hideLabel, className }, props)
  const still = props.type === 'file' ? unopened : { readOnly: true }
  return frame(<input {...props} {...control} {...(held && still)} className={slots.control} />)
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldProps {}

export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  held,
  className,
  ...props
}: TextAreaFieldProps) {
  const { slots, frame, control } = useField({ label, hint, error, hideLabel, className }, props)
  return frame(
    <textarea {...props} {...control} {...(held && { readOnly: true })} className={slots.control} />,
  )
}

export interface SelectOption {
  readonly value: string | number
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectFieldProps extends ComponentProps<'select'>, FieldProps {
  /** The choices; `<option>` children do as well. */
  options?: readonly SelectOption[] | undefined
  /** A first, empty choice, as 'Select Status'. */
  placeholder?: string | undefined
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  held,
  className,
  options,
  placeholder,
  children,
  ...props
}: SelectFieldProps) {
  const { slots, frame, control } = useField({ label, hint, error, hideLabel, className }, props)
  return frame(
    <>
      <select {...props} {...control} {...(held && unopened)} className={slots.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown aria-hidden data-end="" className={slots.icon} />
    </>,
  )
}

// What a browser knows no read-only of: it does not open, and any key but those that lead away from it does nothing.
const stay = (event: SyntheticEvent) => event.preventDefault()
const unopened = {
  'aria-disabled': true,
  onClick: stay,
  onMouseDown: stay,
  onKeyDown: (event: KeyboardEvent) => event.key !== 'Tab' && event.preventDefault(),
} as const

interface Control {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
}

// The label, the hint and the error round any control, and the ids that tie them together.
function useField(
  { label, hint, error, hideLabel, className }: FieldProps & { className?: string | undefined },
  props: Control,
) {
  const own = useId()
  const id = props.id ?? own
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const slots = field()
  const described = [props['aria-describedby'], hint && hintId, error && errorId].filter(Boolean).join(' ')
  const control = { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
  const frame = (box: ReactNode) => (
    <div className={cx(slots.root, className)}>
      <label htmlFor={id} className={slots.label} data-hidden={hideLabel || undefined}>
        {label}
        {props.required && (
          <span aria-hidden className={slots.mark}>
            *
          </span>
        )}
      </label>
      <div className={slots.box}>{box}</div>
      {hint && (
        <div id={hintId} className={slots.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={slots.error}>
          <CircleAlert aria-hidden />
          {error}
        </div>
      )}
    </div>
  )
  return { slots, frame, control }
}
