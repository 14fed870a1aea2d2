import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'

/** Tells Ark's parts which way the script runs: arrow keys and placements follow. */
export function Direction({ to, children }: { to: 'ltr' | 'rtl'; children: ReactNode }) {
  return <LocaleProvider locale={to === 'rtl' ? 'ar' : 'en-IN'}>{children}</LocaleProvider>
}
