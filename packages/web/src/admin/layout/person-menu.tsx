import { Link } from 'wouter'
import { css, cx } from '#styled-system/css'
import { Menu, MenuItem } from '#ui/menu'
import { accountItems } from '../nav.ts'

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

/** The person's name on wide screens, with the menu of the extensions where there are any. */
export function PersonMenu({ userName, path }: { userName: string; path: string }) {
  if (accountItems.length === 0)
    return userName ? (
      <span className={name} title={userName}>
        {userName}
      </span>
    ) : null
  return (
    <div className={css({ hideBelow: 'xl', minWidth: '0' })}>
      <Menu
        label={
          <span className={cx(name, css({ maxWidth: { base: '24', '2xl': '48' } }))} title={userName}>
            {userName || 'Account'}
          </span>
        }
        current={accountItems.some((item) => item.path === path)}
      >
        {accountItems.map((item) => (
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
