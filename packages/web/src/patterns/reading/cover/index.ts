export { Cover, coverFrame, inGrid } from './cover.tsx'
export { CoverPattern } from './cover-pattern.tsx'
export { curve, waves } from './waves.ts'
