import { Link } from 'wouter'
import { css, cx } from '#styled-system/css'
import { Menu, MenuItem } from '#ui/menu'
import type { NavItem } from '../nav.ts'

const name = css({
  textStyle: 'label',
  color: 'fg.muted',
  minWidth: '0',
  maxWidth: '48',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  hideBelow: 'sm',
})

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
        {userName}
      </span>
    ) : null
  return (
    <div className={css({ display: 'flex', hideBelow: 'xl', minWidth: '0' })}>
      <Menu
        label={
          <span className={cx(name, css({ display: 'block' }))} title={userName}>
            {userName || 'Account'}
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
