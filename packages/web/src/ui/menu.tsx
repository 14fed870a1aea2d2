import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { onDemand } from '#platform/loading/on-demand'
import { cx } from '#styled-system/css'
import { menu } from '#styled-system/recipes'
import type { MenuItemProps, MenuOpening, MenuProps } from './menu-list.tsx'

/** The menus, which load when the page is idle. */
export const menus = onDemand(() => import('./menu-list.tsx'))

const opensMenu = (key: string): key is MenuOpening => ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)

/** A button that opens a list of links or actions. The list loads when the page is idle, or on the first press. */
export function Menu(props: MenuProps) {
  const { label, current, className } = props
  const slots = menu()
  const module = menus.useModule()
  const button = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<MenuOpening>()
  const [isPressed, setPressed] = useState(false)
  // Must be read before the list replaces the button and takes its focus.
  const hasFocus = () => button.current !== null && button.current === document.activeElement
  // A button that is replaced between press and release gets no click.
  if (module && !isPressed) return <module.MenuList {...props} opening={opening} autoFocus={hasFocus()} />

  const release = () => setPressed(false)
  const open = (how: MenuOpening) => {
    release()
    // Firefox may send a click after the key whose default was prevented.
    setOpening((earlier) => earlier ?? how)
    menus.load().catch(() => setOpening(undefined))
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!opensMenu(event.key)) return
    event.preventDefault()
    open(event.key)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={opening !== undefined}
      onPointerEnter={() => void menus.preload().catch(() => {})}
      onPointerDown={() => setPressed(true)}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => open('click')}
      onKeyDown={openByKey}
      className={cx(slots.trigger, className)}
      data-current={current ? '' : undefined}
    >
      <span>{label}</span>
      <ChevronDown aria-hidden className={slots.indicator} />
    </button>
  )
}

/** An item of a `Menu`; not rendered until the list has loaded. */
export function MenuItem(props: MenuItemProps) {
  const module = menus.loaded()
  return module ? <module.MenuListItem {...props} /> : null
}
