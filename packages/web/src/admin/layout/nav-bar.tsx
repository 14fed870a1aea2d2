import { Link } from 'wouter'
import { css, cx } from '#styled-system/css'
import { Menu, MenuItem } from '#ui/menu'
import { nav } from '../nav.ts'

const bar = css({
  display: { base: 'none', _navWide: 'block' },
  flexShrink: '0',
  '& > ul': { display: 'flex', alignItems: 'center', gap: { base: '0', _nameWide: '1' } },
})

// Seven top-level labels fit a laptop's width only with less padding and smaller type.
const tight = css({
  gap: '0.5',
  minHeight: '8',
  paddingInline: '1.5',
  fontSize: 'sm',
  '&[data-current]': { backgroundColor: 'accent.subtle' },
})

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
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
              // Also on a page of links to its pages.
              current={entry.items.some((item) => `${item.path}/`.startsWith(`${path}/`))}
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
