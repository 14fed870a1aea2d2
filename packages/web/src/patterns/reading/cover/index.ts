export { Cover, coverFrame, inGrid } from './cover.tsx'
export { CoverPattern } from './cover-pattern.tsx'
