import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#styled-system/css'
import { themeSwitch } from '#styled-system/recipes'
import { type ThemePreference, useThemePreference } from './theme-preference.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const choices: readonly { value: ThemePreference; label: string; Icon: typeof Sun }[] = [
  { value: 'system', label: 'As the system', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
]

export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const [preference, choose] = useThemePreference()
  const name = useId()
  const slots = themeSwitch()
  return (
    <div role="radiogroup" aria-label="Theme" className={cx(slots.root, className)}>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label} className={slots.option}>
          <input
            type="radio"
            name={name}
            checked={preference === value}
            onChange={() => choose(value)}
            className={slots.input}
          />
          <span className={slots.face}>
            <Icon aria-hidden />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        </label>
      ))}
    </div>
  )
}
