import { Link } from 'wouter'
import { css, cx } from '#styled-system/css'
import { Menu, MenuItem } from '#ui/menu'
import { nav } from '../nav.ts'

const bar = css({
  hideBelow: 'xl',
  flexShrink: '0',
  '& > ul': { display: 'flex', alignItems: 'center', gap: { base: '0', '2xl': '1' } },
})

// Seven top-level labels fit a laptop's width only with less padding and smaller type.
const tight = css({
  paddingInline: { base: '1.5', '2xl': '3' },
  fontSize: { base: '[0.78125rem]', '2xl': '[0.875rem]' },
})

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '9',
  borderRadius: 'md',
  textStyle: 'label',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
  _currentPage: { color: 'accent.fg', backgroundColor: 'accent.subtle' },
})

/** Navigation for wide screens: pages as links, groups as menus. */
export const NavBar = ({ path }: { path: string }) => (
  <nav aria-label="Main" className={bar}>
    <ul>
      {nav.map((entry) => (
        <li key={entry.label}>
          {'path' in entry ? (
            <Link
              href={entry.path}
              aria-current={entry.path === path ? 'page' : undefined}
              className={cx(link, tight)}
            >
              {entry.label}
            </Link>
          ) : (
            <Menu
              label={entry.label}
              current={entry.items.some((item) => item.path === path)}
              className={tight}
            >
              {entry.items.map((item) => (
                <MenuItem key={item.path} value={item.path} asChild>
                  <Link href={item.path} aria-current={item.path === path ? 'page' : undefined}>
                    {item.label}
                  </Link>
                </MenuItem>
              ))}
            </Menu>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
