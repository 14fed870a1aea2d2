import { useSearch } from 'wouter'
import { address } from '#platform/navigation/address'

const KEY = 'section'
const NONE = 'none'

/** The open section, stored in the URL so that a reload, Back and a shared link show the same one. */
export function useOpenSection<Section extends string>(sections: readonly Section[], usual: Section) {
  const asked = new URLSearchParams(useSearch()).get(KEY)
  const open = asked === NONE ? null : (sections.find((section) => section === asked) ?? usual)

  const show = (section: string | null) => {
    const params = new URLSearchParams(address.search())
    if (section === usual) params.delete(KEY)
    else params.set(KEY, section ?? NONE)
    address.write(params.toString(), { isStep: true })
  }
  return [open, show] as const
}
