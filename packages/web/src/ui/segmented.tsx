import { useId } from 'react'
import { sva } from '#styled-system/css'

const segmented = sva({
  slots: ['root', 'label', 'options', 'option', 'input', 'face'],
  base: {
    root: { display: 'grid', gap: '1.5', justifyItems: 'start', minWidth: '0' },
    label: { textStyle: 'caption', color: 'fg.muted' },
    options: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      padding: '0.5',
      borderRadius: 'md',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.default',
      backgroundColor: 'bg.subtle',
    },
    option: { position: 'relative', display: 'inline-flex', cursor: 'pointer' },
    input: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', boxSize: 'full' },
    face: {
      display: 'grid',
      placeItems: 'center',
      minHeight: { base: '10', md: '8' },
      paddingInline: '3',
      borderRadius: 'sm',
      textStyle: 'label',
      color: 'fg.muted',
      ':checked + &': { backgroundColor: 'bg.surface', color: 'accent.fg', boxShadow: 'sm' },
      _highContrast: { ':checked + &': { outline: '2px solid Highlight' } },
      ':hover + &': { color: 'fg.default' },
      ':focus-visible + &': { layerStyle: 'focusRing' },
    },
  },
})

export interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of a few options that are all in view. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const id = useId()
  const slots = segmented()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={slots.root}>
      <span id={`${id}-label`} className={slots.label}>
        {label}
      </span>
      <div className={slots.options}>
        {options.map((option) => (
          <label key={option.value} className={slots.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={slots.input}
            />
            <span className={slots.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
