import { PinInput } from '@ark-ui/react/pin-input'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '#styled-system/css'
import { pinField } from '#styled-system/recipes'

export interface PinFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The digits so far; leave it out and the boxes keep their own. */
  value?: string | undefined
  onChange?: ((code: string) => void) | undefined
  /** Called once the last box is filled. */
  onComplete?: ((code: string) => void) | undefined
  name?: string | undefined
  length?: number | undefined
  autoFocus?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A one-time code, a box per digit; a pasted or autofilled code may arrive whole in any box. */
export function PinField({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 6,
  className,
  ...props
}: PinFieldProps) {
  const id = useId()
  const [digits, setDigits] = useState<string[]>(() => Array.from(value ?? ''))
  if (value !== undefined && value !== digits.join('')) setDigits(Array.from(value))
  const slots = pinField()
  return (
    <PinInput.Root
      {...props}
      otp
      type="numeric"
      count={length}
      placeholder=""
      invalid={Boolean(error)}
      value={digits}
      onValueChange={(change) => {
        setDigits(change.value)
        onChange?.(change.value.join(''))
      }}
      onValueComplete={(change) => onComplete?.(change.valueAsString)}
      className={cx(slots.root, className)}
    >
      <PinInput.Label className={slots.label}>{label}</PinInput.Label>
      <PinInput.Control className={slots.boxes}>
        {Array.from({ length }, (_, index) => (
          <PinInput.Input
            key={index}
            index={index}
            className={slots.box}
            aria-describedby={`${id}-error ${id}-hint`}
          />
        ))}
      </PinInput.Control>
      {hint && (
        <div id={`${id}-hint`} className={slots.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={slots.error}>
          <CircleAlert aria-hidden />
          {error}
        </div>
      )}
      <PinInput.HiddenInput />
    </PinInput.Root>
  )
}
