import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'

/** Sets the text direction for Ark's parts: arrow keys and placement follow it. */
export function Direction({ to, children }: { to: 'ltr' | 'rtl'; children: ReactNode }) {
  return <LocaleProvider locale={to === 'rtl' ? 'ar' : 'en-IN'}>{children}</LocaleProvider>
}
