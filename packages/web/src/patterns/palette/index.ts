export type { PaletteEntry } from './palette.model.ts'
export { Palette, type PaletteProps } from './palette.tsx'
