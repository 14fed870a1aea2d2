export type { PaletteEntry, PaletteSearch } from './palette.model.ts'
export { Palette, type PaletteProps } from './palette.tsx'
