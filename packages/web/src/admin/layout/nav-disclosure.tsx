import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { type NavItem, nav } from '../nav.ts'

interface NavDisclosureProps {
  readonly path: string
  readonly userName: string
  /** The screens of the extensions. */
  readonly accountItems: readonly NavItem[]
  /** Extra controls in the panel: theme, logout. */
  readonly children: ReactNode
}

const panel = css({
  position: 'absolute',
  insetInline: '0',
  top: 'full',
  maxHeight: '[calc(100dvh - 4rem)]',
  overflowY: 'auto',
  display: 'grid',
  gap: '5',
  padding: '5',
  backgroundColor: 'bg.surface',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.default',
  boxShadow: 'lg',
})

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'body.md',
  _hover: { backgroundColor: 'bg.muted' },
  _currentPage: { color: 'accent.fg', backgroundColor: 'accent.subtle', fontWeight: 'medium' },
})

/** Navigation for narrow screens: a button that opens one panel with every page. */
export function NavDisclosure({ path, userName, accountItems, children }: NavDisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside; the button is the control.
    <div className={css({ flexShrink: '0', display: { _navWide: 'none' } })} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        <span>Menu</span>
      </Button>
      <div id={id} hidden={!isOpen} className={isOpen ? panel : undefined}>
        <nav aria-label="Main">
          <ul className={css({ display: 'grid', gap: '1' })}>
            {[
              ...nav,
              ...(accountItems.length > 0 ? [{ label: userName || 'Account', items: accountItems }] : []),
            ].map((entry) => (
              <li key={entry.label}>
                {'path' in entry ? (
                  <PageLink item={entry} path={path} />
                ) : (
                  <>
                    <p
                      className={css({
                        textStyle: 'eyebrow',
                        color: 'fg.muted',
                        padding: '3',
                        paddingBottom: '1',
                      })}
                    >
                      {entry.label}
                    </p>
                    <ul>
                      {entry.items.map((item) => (
                        <li key={item.path}>
                          <PageLink item={item} path={path} />
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '3',
            paddingTop: '5',
            borderTopWidth: 'hairline',
            borderTopStyle: 'solid',
            borderTopColor: 'border.subtle',
          })}
        >
          <span className={css({ textStyle: 'label', marginInlineEnd: 'auto' })}>{userName}</span>
          {children}
        </div>
      </div>
    </div>
  )
}

const PageLink = ({ item, path }: { item: NavItem; path: string }) => (
  <Link href={item.path} aria-current={item.path === path ? 'page' : undefined} className={link}>
    {item.label}
  </Link>
)
