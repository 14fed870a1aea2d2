import { useMe } from '#platform/role'
import { accountItems, type NavItem } from '../nav.ts'

/** The screens of the extensions that the user's role may open. */
export function useAccountItems(): readonly NavItem[] {
  const isOwner = useMe()?.role === 'owner'
  return accountItems.filter(({ isForOwners = false }) => isOwner || !isForOwners)
}
