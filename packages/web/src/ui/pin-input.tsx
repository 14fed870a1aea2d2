import { PinInput } from '@ark-ui/react/pin-input'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '#styled-system/css'
import { pinField } from '#styled-system/recipes'

export interface PinFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The digits; without it the input is uncontrolled. */
  value?: string | undefined
  onChange?: ((code: string) => void) | undefined
  /** Called when every box is filled. */
  onComplete?: ((code: string) => void) | undefined
  /** The form field that carries the whole code. */
  name?: string | undefined
  /** The number of digits. */
  length: number
  autoFocus?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A one-time code with a box per digit; any box accepts a pasted or autofilled code. */
export function PinField({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length,
  ...rest
}: PinFieldProps) {
  const { className, ...props } = rest
  const id = useId()
  const boxes = useRef<HTMLDivElement>(null)
  const [digits, setDigits] = useState<readonly string[]>(() => Array.from(value ?? ''))
  if (value !== undefined && value !== digits.join('')) setDigits(Array.from(value))

  const take = (next: readonly string[]) => {
    setDigits(next)
    const code = next.join('')
    onChange?.(code)
    if (code.length === length) onComplete?.(code)
  }
  const spread = (text: string, box: Element) => {
    const code = Array.from(text.replace(/\D/g, '')).slice(0, length)
    if (code.length === 0) return
    const inputs = Array.from(boxes.current?.querySelectorAll('input') ?? [])
    // A complete code fills the boxes from the first one; a part of one continues from this box.
    const from = code.length === length ? 0 : Math.min(inputs.indexOf(box as HTMLInputElement), digits.length)
    const next = [...digits.slice(0, Math.max(from, 0)), ...code].slice(0, length)
    take(next)
    inputs[Math.min(next.length, length - 1)]?.focus()
  }
  // Phones autofill a code without a paste event, often into a box without focus; Ark would drop it.
  const takeAutofill = (event: FormEvent<HTMLDivElement>) => {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || !boxes.current?.contains(box) || box.value.length <= 2) return
    event.stopPropagation()
    const text = box.value
    box.value = digits[Number(box.dataset.index)] ?? ''
    spread(text, box)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Enter') {
      // Submits an incomplete code as well: the form shows what is missing.
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
    if (event.key === 'Backspace' && digits[index]) {
      // Removes the digit and keeps the focus, so that the next key corrects it.
      event.preventDefault()
      take(digits.filter((_, other) => other !== index))
    }
  }

  const slots = pinField()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <PinInput.Root
      {...props}
      otp
      type="numeric"
      count={length}
      placeholder=""
      invalid={Boolean(error)}
      value={[...digits]}
      onValueChange={(change) => take(change.value.filter(Boolean))}
      onChangeCapture={takeAutofill}
      onPasteCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (event.target instanceof Element) spread(event.clipboardData.getData('text'), event.target)
      }}
      className={cx(slots.root, className)}
    >
      <PinInput.Label className={slots.label}>{label}</PinInput.Label>
      <PinInput.Control ref={boxes} className={slots.boxes}>
        {Array.from({ length }, (_, index) => (
          <PinInput.Input
            key={index}
            index={index}
            // HTML allows `autocomplete="one-time-code"` in text fields only; Ark's default is `tel`.
            type="text"
            onKeyDown={(event) => press(event, index)}
            aria-describedby={described}
            className={slots.box}
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
          <span>{error}</span>
        </div>
      )}
      <PinInput.HiddenInput />
    </PinInput.Root>
  )
}
