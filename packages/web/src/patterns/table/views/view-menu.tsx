import { Link2, Star, Trash2, UserRoundMinus, Users } from 'lucide-react'
import { useCanWrite } from '#platform/api/role'
import { copyText } from '#platform/browser/clipboard'
import { config } from '#platform/config'
import { absoluteUrl, address } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { MenuListItem, MenuPopup } from '#ui/menu-list'
import { toaster } from '#ui/toaster'
import { openViewAddress } from '../query/index.ts'
import { changeSharing } from './shared-views.tsx'
import { openTableWith, type TableView } from './table-views.ts'
import type { ViewedTable } from './viewed-table.ts'

interface ViewMenuProps<Row> {
  /** The id of the button that opened it. */
  readonly triggerId: string
  readonly table: ViewedTable<Row>
  readonly view: TableView
  readonly onDelete: () => void
  readonly onClose: () => void
}

const item = css({ display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { boxSize: '4' } })

/** What can be done with a saved view. */
export function ViewMenu<Row>({ triggerId, table, view, onDelete, onClose }: ViewMenuProps<Row>) {
  const copy = async () => {
    const { rules, addressPrefix, serverKeys } = table
    const search = openViewAddress(address.search(), view.search, rules, addressPrefix, serverKeys)
    const isCopied = await copyText(absoluteUrl(`${location.pathname}?${search}`))
    if (isCopied) toaster.success({ title: 'Link copied' })
    else toaster.error({ title: 'The browser did not allow copying.' })
  }
  const canWrite = useCanWrite()
  const { isDefault, shared } = view
  const open = [
    isDefault ? 'Open this list as usual' : 'Open this list with it',
    Star,
    () => openTableWith(table.name, isDefault ? null : view.name),
  ] as const
  const share = ['Share with everybody', Users, () => changeSharing(table.name, view, 'share')] as const
  const stop = ['Stop sharing', UserRoundMinus, () => changeSharing(table.name, view, 'stop')] as const
  const remove = (act: () => unknown) => ['Delete', Trash2, act] as const
  const copyLink = ['Copy link', Link2, copy] as const
  const mayDelete = canWrite && shared?.mayDelete === true
  const entries = shared
    ? [copyLink, ...(mayDelete ? [stop, remove(() => changeSharing(table.name, view, 'delete'))] : [])]
    : [open, copyLink, ...(config.extensions && canWrite ? [share] : []), remove(onDelete)]
  return (
    <MenuPopup ids={{ trigger: triggerId }} onClose={onClose}>
      {entries.map(([label, Icon, act]) => (
        <MenuListItem key={label} value={label} onSelect={() => void act()}>
          <span className={item}>
            <Icon aria-hidden />
            {label}
          </span>
        </MenuListItem>
      ))}
    </MenuPopup>
  )
}
