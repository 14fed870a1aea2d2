import { Monitor, Moon, Sun } from 'lucide-react'
import { use, useId } from 'react'
import { PageDataContext } from '#platform/loading/page-data'
import { cx } from '#styled-system/css'
import { themeSwitch } from '#styled-system/recipes'
import { type ThemePreference, useThemePreference } from './theme-preference.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const choices: readonly { value: ThemePreference; label: string; Icon: typeof Sun }[] = [
  { value: 'system', label: 'As the system', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
]

export interface ThemeSwitchProps {
  /** The name of the choice in a form. */
  name?: string | undefined
  className?: string | undefined
}

export function ThemeSwitch({ name, className }: ThemeSwitchProps) {
  const pageData = use(PageDataContext)
  const [preference, choose] = useThemePreference(pageData?.theme)
  const id = useId()
  const slots = themeSwitch()
  return (
    <div role="radiogroup" aria-label="Theme" className={cx(slots.root, className)}>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label} className={slots.option}>
          <input
            type="radio"
            name={name ?? id}
            value={value}
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
