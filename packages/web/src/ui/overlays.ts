export { DialogContent } from './dialog-content.tsx'
export { PopoverContent } from './popover-content.tsx'
