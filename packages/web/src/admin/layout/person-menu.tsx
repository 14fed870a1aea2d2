import { Link } from 'wouter'
import { css, cx } from '#styled-system/css'
import { Menu, MenuItem } from '#ui/menu'
import type { NavItem } from '../nav.ts'

const name = css({
  textStyle: 'label',
  color: 'fg.muted',
  fontSize: 'sm',
  minWidth: '0',
  // What the bar leaves, where it is not tight.
  maxWidth: { base: '48', _nameWide: '[calc(100vw - 73rem)]' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  hideBelow: 'sm',
})
const wholeName = css({ _navTight: { srOnly: true } })
const initials = css({
  display: { base: 'none', _navTight: 'inline-grid' },
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'full',
  backgroundColor: 'bg.muted',
  color: 'fg.default',
})

/** The first letters of the first and the last name. */
const initialsOf = (userName: string) =>
  userName
    .split(/\s+/)
    .filter((_, index, { length }) => index === 0 || index === length - 1)
    .map((part) => part.slice(0, 1))
    .join('')

const Name = ({ children }: { children: string }) => (
  <>
    <span className={wholeName}>{children}</span>
    <span className={initials} aria-hidden="true">
      {initialsOf(children)}
    </span>
  </>
)

interface PersonMenuProps {
  readonly items: readonly NavItem[]
  readonly userName: string
  readonly path: string
}

/** The person's name on wide screens, with the menu of the extensions where there are any. */
export function PersonMenu({ items, userName, path }: PersonMenuProps) {
  if (items.length === 0)
    return userName ? (
      <span className={name} title={userName}>
        <Name>{userName}</Name>
      </span>
    ) : null
  return (
    <div className={css({ display: { base: 'none', _navWide: 'flex' }, minWidth: '0' })}>
      <Menu
        label={
          <span className={cx(name, css({ display: 'block' }))} title={userName}>
            <Name>{userName || 'Account'}</Name>
          </span>
        }
        current={items.some((item) => item.path === path)}
      >
        {items.map((item) => (
          <MenuItem key={item.path} value={item.path} asChild>
            <Link href={item.path} aria-current={item.path === path ? 'page' : undefined}>
              {item.label}
            </Link>
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
