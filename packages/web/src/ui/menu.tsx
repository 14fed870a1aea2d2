import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { onDemand } from '#platform/on-demand'
import { cx } from '#styled-system/css'
import { menu } from '#styled-system/recipes'
import type { MenuItemProps, MenuProps } from './menu-list.tsx'

const list = onDemand(() => import('./menu-list.tsx'))

/** A button that opens a list of links or actions; the list is loaded when the page is idle, or for the first press. */
export function Menu(props: MenuProps) {
  const { label, current, className } = props
  const slots = menu()
  const module = list.useModule()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpening, setOpening] = useState(false)
  // Read while the button is still there: the list takes its focus over.
  const hasFocus = () => button.current !== null && button.current === document.activeElement
  if (module) return <module.MenuList {...props} defaultOpen={isOpening} autoFocus={hasFocus()} />

  const load = () => list.load().catch(() => setOpening(false))
  const open = () => {
    setOpening(true)
    void load()
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isOpening}
      onPointerEnter={load}
      onClick={open}
      onKeyDown={openByArrow}
      className={cx(slots.trigger, className)}
      data-current={current ? '' : undefined}
    >
      {label}
      <ChevronDown aria-hidden className={slots.indicator} />
    </button>
  )
}

/** An item of a `Menu`, which renders it only once the list is loaded. */
export function MenuItem(props: MenuItemProps) {
  const module = list.loaded()
  return module ? <module.MenuListItem {...props} /> : null
}
