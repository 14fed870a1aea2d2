import { type ReactNode, useId } from 'react'
import { SelectField, TextAreaField, TextField } from '#ui/field'
import { FileField } from '#ui/file-field'
import { type AnyField, NO_NUMBER } from './fields.ts'
import { acceptOf, fileProblem, filesProblem } from './files.ts'

interface EditorFieldProps {
  readonly field: AnyField
  readonly value: unknown
  readonly error: ReactNode
  readonly isLocked: boolean
  /** A save is running, and the field ignores input. */
  readonly isBlocked: boolean
  readonly onChange: (value: unknown) => void
}

/** One field of a form, by its kind. */
export function EditorField({ field, value, error, isLocked, isBlocked, onChange }: EditorFieldProps) {
  const suggestions = useId()
  const { name, label, hint, required } = field
  const shared = {
    name,
    label,
    hint,
    error,
    required: required && !isLocked,
    disabled: isLocked,
    blocked: isBlocked,
  }
  const text = String(value ?? '')
  switch (field.kind) {
    case 'textarea':
      return <TextAreaField {...shared} value={text} onChange={(event) => onChange(event.target.value)} />
    case 'select':
      return (
        <SelectField
          {...shared}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          placeholder={field.blank}
          options={choicesOf(field.options, text)}
        />
      )
    case 'file': {
      const file = value instanceof File ? value : null
      return (
        <FileField
          {...shared}
          error={error ?? (file && announce(fileProblem(file, field.accept)))}
          accept={acceptOf(field.accept)}
          files={file ? [file] : []}
          onFiles={([first]) => onChange(first ?? null)}
        />
      )
    }
    case 'files': {
      const files = value as readonly File[]
      return (
        <FileField
          {...shared}
          error={error ?? announce(filesProblem(files, field.accept))}
          accept={acceptOf(field.accept)}
          multiple
          files={files}
          onFiles={onChange}
        />
      )
    }
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          step="any"
          inputMode="decimal"
          // The browser's value is empty where the text is no number; the text stays visible.
          value={text === NO_NUMBER ? '' : text}
          onChange={({ target }) => onChange(target.validity.badInput ? NO_NUMBER : target.value)}
        />
      )
    case 'text':
      return (
        <>
          <TextField
            {...shared}
            autoComplete="off"
            list={field.suggestions && suggestions}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          {field.suggestions && (
            <datalist id={suggestions}>
              {field.suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )
    default:
      return (
        <TextField
          {...shared}
          type={field.kind}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

// A chosen file is checked at once, while the focus is elsewhere: a live region announces the problem.
const announce = (problem: string | undefined) => problem && <span role="alert">{problem}</span>

// The value of a record may no longer be an option: it is shown, and kept until another is chosen.
function choicesOf(options: readonly (string | { value: string | number; label: string })[], chosen: string) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const isOffered = chosen === '' || choices.some(({ value }) => String(value) === chosen)
  return isOffered ? choices : [...choices, { value: chosen, label: chosen }]
}
