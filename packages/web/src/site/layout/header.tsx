import { THEME_KEY, THEME_PATH } from '@tarang/runtime-config'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { config } from '#platform/config'
import { sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { ThemeSwitch } from '#ui/theme-switch'
import { Wordmark } from '#ui/wordmark'
import { isCurrent, navigation } from '../nav.ts'
import { useLinkedPanel } from './use-linked-panel.ts'
import { ReturnAddress } from './visitor-form.tsx'

const header = sva({
  slots: ['root', 'bar', 'home', 'toggle', 'panel', 'list', 'link', 'theme', 'close'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      backgroundColor: 'bg.canvas',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'solid',
      borderColor: 'border.subtle',
      _print: { position: 'static' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      minHeight: { base: '16', lg: '18' },
    },
    home: { display: 'flex', minWidth: '0', borderRadius: 'sm', textDecoration: 'none', paddingBlock: '2' },
    toggle: { display: { lg: 'none' }, _print: { display: 'none' } },
    panel: {
      display: { base: 'none', lg: 'flex' },
      alignItems: 'center',
      gap: '6',
      '&[data-open=true]': { display: 'flex' },
      // Without script the button is a link to the panel.
      '&:target:not([data-open])': { display: 'flex' },
      // Print shows the firm's name only.
      _print: { display: 'none' },
      lgDown: {
        position: 'absolute',
        top: '100%',
        insetInline: '0',
        maxHeight: '[calc(100dvh - 100%)]',
        overflowY: 'auto',
        flexDirection: 'column',
        alignItems: 'stretch',
        paddingInline: { base: '5', md: '8' },
        paddingBlock: '4',
        backgroundColor: 'bg.canvas',
        borderBlockWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.subtle',
        boxShadow: 'lg',
      },
    },
    list: {
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      gap: { base: '0', lg: '1' },
      lgDown: {
        '& > li + li': { borderTopWidth: 'hairline', borderStyle: 'solid', borderColor: 'border.subtle' },
      },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '12', lg: '10' },
      paddingInline: { base: '1', lg: '3' },
      borderRadius: 'md',
      textStyle: 'label',
      fontSize: { base: '1rem', lg: 'md' },
      color: 'fg.muted',
      textDecoration: 'none',
      transitionProperty: 'color',
      transitionDuration: 'fast',
      _hover: { color: 'fg.default' },
      _currentPage: {
        color: 'fg.default',
        textDecoration: 'underline',
        textDecorationColor: 'accent.solid',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.5em',
      },
      _motionReduce: { transitionDuration: '0s' },
    },
    theme: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      alignSelf: { base: 'flex-start', lg: 'center' },
    },
    close: { display: { lg: 'none' }, alignSelf: 'flex-start' },
  },
})

const PANEL = 'menu'
const TOGGLE = 'menu-button'

/** The public navigation; below desktop width it opens by a button. */
export function Header() {
  const [path] = useLocation()
  const { isOpen, setOpen, toggleProps, panelProps } = useLinkedPanel(PANEL)
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLAnchorElement>(null)
  const slots = header()

  const close = () => setOpen(false)
  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false)
    }
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('focusout', onFocusOut, { signal })
    return () => listeners.abort()
  }, [isOpen, setOpen])

  return (
    <header ref={root} className={slots.root}>
      <Container className={slots.bar}>
        <Link href="/" className={slots.home} onClick={close} aria-label={`${config.brand}, home`}>
          <Wordmark name={config.brand} />
        </Link>
        <Button asChild variant="ghost" className={slots.toggle}>
          <ActionLink ref={toggle} id={TOGGLE} {...toggleProps}>
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
            <span>Menu</span>
          </ActionLink>
        </Button>
        <div className={slots.panel} {...panelProps}>
          <nav aria-label="Main">
            <ul className={slots.list}>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    href={to}
                    className={slots.link}
                    onClick={close}
                    aria-current={isCurrent(to, path) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <form
            method="post"
            action={THEME_PATH}
            onSubmit={(event) => event.preventDefault()}
            className={slots.theme}
          >
            <ReturnAddress />
            <ThemeSwitch name={THEME_KEY} />
            <noscript>
              <Button type="submit" variant="outline" size="sm">
                Apply
              </Button>
            </noscript>
          </form>
          <noscript className={slots.close}>
            <Button asChild variant="outline" size="sm">
              <a href={`#${TOGGLE}`}>Close menu</a>
            </Button>
          </noscript>
        </div>
      </Container>
    </header>
  )
}
