import { accordion } from './accordion.ts'
import { alert } from './alert.ts'
import { badge } from './badge.ts'
import { button } from './button.ts'
import { card } from './card.ts'
import { clamp } from './clamp.ts'
import { dialog } from './dialog.ts'
import { emptyState } from './empty-state.ts'
import { field } from './field.ts'
import { illustration } from './illustration.ts'
import { link } from './link.ts'
import { menu } from './menu.ts'
import { pagination } from './pagination.ts'
import { pinField } from './pin-field.ts'
import { popover } from './popover.ts'
import { scrollProgress } from './scroll-progress.ts'
import { section } from './section.ts'
import { skeleton } from './skeleton.ts'
import { spinner } from './spinner.ts'
import { tab } from './tab.ts'
import { table } from './table.ts'
import { themeSwitch } from './theme-switch.ts'
import { toast } from './toast.ts'
import { wordmark } from './wordmark.ts'
import { wrapper } from './wrapper.ts'

export const recipes = { badge, button, card, link, scrollProgress, section, skeleton, spinner, wrapper }
export const slotRecipes = {
  accordion,
  alert,
  clamp,
  dialog,
  emptyState,
  field,
  illustration,
  menu,
  pagination,
  pinField,
  popover,
  tab,
  table,
  themeSwitch,
  toast,
  wordmark,
}
