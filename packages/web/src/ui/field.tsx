import { ChevronDown, CircleAlert } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  type WheelEvent,
} from 'react'
import { cx } from '#styled-system/css'
import { field } from '#styled-system/recipes'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The problem with the value; marks the control as invalid. */
  error?: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  /** An action is in progress: the control keeps its focus and value, and cannot be changed. */
  blocked?: boolean | undefined
}

export interface TextFieldProps extends ComponentProps<'input'>, FieldProps {}

export function TextField({ label, hint, error, hideLabel, blocked, className, ...props }: TextFieldProps) {
  const { slots, frame, control } = useField({ label, hint, error, hideLabel, className }, props)
  const readOnly = props.type === 'file' ? notOpening : { readOnly: true }
  return frame(
    <input
      {...props}
      {...control}
      {...(blocked && readOnly)}
      {...(props.type === 'number' && { onWheel: ignoreWheel })}
      className={slots.control}
    />,
  )
}

// A focused number changes with the wheel, and the form does not scroll, unless it is read-only.
function ignoreWheel({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (input.readOnly) return
  input.readOnly = true
  requestAnimationFrame(() => {
    input.readOnly = false
  })
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldProps {}

export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  blocked,
  className,
  ...props
}: TextAreaFieldProps) {
  const { slots, frame, control } = useField({ label, hint, error, hideLabel, className }, props)
  return frame(
    <textarea {...props} {...control} {...(blocked && { readOnly: true })} className={slots.control} />,
  )
}

export interface SelectOption {
  readonly value: string | number
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectFieldProps extends ComponentProps<'select'>, FieldProps {
  /** The choices; `<option>` children work as well. */
  options?: readonly SelectOption[] | undefined
  /** A first, empty choice, such as 'Select Status'. */
  placeholder?: string | undefined
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  blocked,
  className,
  options,
  placeholder,
  children,
  ...props
}: SelectFieldProps) {
  const { slots, frame, control } = useField({ label, hint, error, hideLabel, className }, props)
  return frame(
    <>
      <select {...props} {...control} {...(blocked && notOpening)} className={slots.control}>
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

// For controls without `readonly`: does not open, and only keys that move the focus work.
const stay = (event: SyntheticEvent) => event.preventDefault()
const notOpening = {
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

// The label, hint and error of a control, and the ids that connect them.
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
        <span>{label}</span>
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
          <span>{error}</span>
        </div>
      )}
    </div>
  )
  return { slots, frame, control }
}
