import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { FailedWrites } from '#patterns/failed-writes'
import { Palette, type PaletteSearch } from '#patterns/palette'
import { NoRightsNotice } from '#patterns/role'
import { useCanWrite, useMay } from '#platform/api/role'
import { useSession } from '#platform/api/session'
import { config } from '#platform/config'
import { HOME_PATH } from '#platform/navigation/history'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { ThemeSwitch } from '#ui/theme-switch'
import { Wordmark } from '#ui/wordmark'
import { logOut } from '../logout/log-out.ts'
import { accountItems, paletteActions, paletteEntries } from '../nav.ts'
import { NavBar } from './nav-bar.tsx'
import { NavDisclosure } from './nav-disclosure.tsx'
import { PersonMenu } from './person-menu.tsx'

const header = css({
  position: 'sticky',
  top: '0',
  zIndex: 'header',
  backgroundColor: 'bg.surface',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.subtle',
  _print: { display: 'none' },
})

const bar = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: { base: '4', smDown: '2', _navWide: '2' },
  height: { base: '13', md: '[calc({sizes.bar} - 1px)]' },
})

// A long name of a person gives way to it.
const brand = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: { _navWide: '0' },
  minWidth: '0',
  maxWidth: { _navWide: '48' },
  minHeight: 'target',
})
const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', smDown: '2', _navWide: '2' },
  marginInlineStart: 'auto',
  // On a phone its buttons wrap before the wordmark is cut.
  flexShrink: { base: '999', _navWide: '1' },
  minWidth: { _navWide: '0' },
})

/** For screen readers alone where the bar has no room for it. */
const wideText = css({ _navTight: { srOnly: true } })

const gutters = css({ paddingInline: { base: '4', _navWide: '6' } })

const main = css({
  outline: 'none',
  paddingTop: '2',
  paddingBottom: { base: '6', md: '10' },
  '&:has([data-list])': {
    padding: '0',
    _low: { height: '[calc(100dvh - {sizes.bar})]', overflow: 'auto', containerType: 'inline-size' },
    '& > div': {
      paddingInline: '0',
      _framed: { display: 'flex', flexDirection: 'column', height: '[calc(100dvh - {sizes.bar})]' },
      _low: { width: 'max-content', minWidth: 'full' },
    },
  },
  // Prints light in every theme.
  _print: { colorScheme: 'light', color: 'fg.default', paddingBlock: '0' },
})

const searchRecords: PaletteSearch = async (...search) =>
  (await import('../record-search.ts')).searchRecords(...search)

/** The header and main landmark of every console screen. */
export default function Layout({ children }: { children?: ReactNode }) {
  const { userName } = useSession()
  const may = useMay()
  const items = accountItems.filter(({ right }) => right === undefined || may(right))
  const canWrite = useCanWrite()
  const entries = [
    ...paletteEntries,
    ...items.map((item) => ({ ...item, kind: 'Screen' })),
    ...(canWrite ? paletteActions : []),
  ]
  const [path, navigate] = useLocation()
  const leave = () =>
    leaveGuard.goFromConsole(() => {
      navigate('/logout')
      logOut()
    })
  const account = (
    <>
      <ThemeSwitch />
      <Button variant="outline" size="sm" title="Logout" onClick={leave}>
        <LogOut aria-hidden />
        <span className={wideText}>Logout</span>
      </Button>
    </>
  )
  return (
    <>
      <header className={header}>
        <Container width="full" className={gutters}>
          <div className={bar}>
            <Link href={HOME_PATH} aria-label={`${config.brand}, home`} className={brand}>
              <Wordmark name={config.brand} size="sm" />
            </Link>
            <NavBar path={path} />
            <div className={person}>
              <FailedWrites />
              <Palette entries={entries} search={config.extensions ? searchRecords : undefined} />
              <PersonMenu items={items} userName={userName} path={path} />
              <div
                className={css({
                  flexShrink: '0',
                  alignItems: 'center',
                  gap: '2',
                  display: { base: 'none', _navWide: 'flex' },
                })}
              >
                {account}
              </div>
              <NavDisclosure key={path} path={path} userName={userName} accountItems={items}>
                {account}
              </NavDisclosure>
            </div>
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={main}>
        <Container width="full" className={gutters}>
          <NoRightsNotice />
          {children}
        </Container>
      </main>
    </>
  )
}
