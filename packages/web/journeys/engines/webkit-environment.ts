import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's built-in UTF-8 locale. */
const BASE_LOCALE = '/usr/lib/locale/C.utf8'

/** Removes spacing from MiniBrowser's toolbar, which is otherwise wider than 390 px. */
const NARROW_TOOLBAR =
  '* { min-width: 0; padding-left: 0; padding-right: 0; margin-left: 0; margin-right: 0; border-width: 0 }'

export interface WebkitEnvironment {
  readonly variables: Readonly<Record<string, string>>
  remove(): void
}

/** Environment variables that set MiniBrowser's language to `en-IN`, its time zone to India and its minimum width to 390 px. */
export function createEnvironment(display: string): WebkitEnvironment {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version))
    writeFileSync(join(folder, version, 'gtk.css'), NARROW_TOOLBAR)
  }
  // WebKit takes its language from the C library, which rejects locales that are not installed.
  const hasBaseLocale = existsSync(BASE_LOCALE)
  if (hasBaseLocale) symlinkSync(BASE_LOCALE, join(folder, 'en_IN.UTF-8'))
  return {
    variables: {
      // A process has no variable without a value.
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      TZ: 'Asia/Kolkata',
      LANG: 'en_IN.UTF-8',
      LC_ALL: 'en_IN.UTF-8',
      LANGUAGE: 'en_IN',
      ...(hasBaseLocale && { LOCPATH: folder }),
      // There is no accessibility bus; waiting for one delays the start.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
