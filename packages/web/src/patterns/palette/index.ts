export type { PaletteEntry } from './palette.model.ts'
export { Palette } from './palette.tsx'
