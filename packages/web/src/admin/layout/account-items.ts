import { useMay } from '#platform/api/role'
import { accountItems, type NavItem } from '../nav.ts'

/** The screens of the extensions that the user's role may open. */
export function useAccountItems(): readonly NavItem[] {
  const may = useMay()
  return accountItems.filter(({ right }) => right === undefined || may(right))
}
