import { Search, X } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { useIsHydrating } from '#platform/loading/hydration'
import { cx } from '#styled-system/css'
import { field } from '#styled-system/recipes'
import { IconButton } from './button.tsx'

/** A search box, whose label is for screen readers: the placeholder repeats it. */
export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange, className, ...props }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Without script the clear button would do nothing.
  const canClear = !useIsHydrating() && value !== ''
  const slots = field()
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={cx(slots.root, className)}>
      <label htmlFor={id} className={slots.label} data-hidden>
        {label}
      </label>
      <div className={slots.box}>
        <Search aria-hidden className={slots.icon} />
        <input
          autoComplete="off"
          placeholder={label}
          {...props}
          ref={input}
          id={id}
          data-search=""
          // HTML allows no other role on a search input.
          type={props.role ? 'text' : 'search'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={slots.control}
        />
        {canClear && (
          <div className={slots.adornment}>
            <IconButton aria-label={`Clear ${label}`} size="sm" onClick={clear}>
              <X aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  )
}
