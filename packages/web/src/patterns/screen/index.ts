export { ScreenHeader } from './screen-header.tsx'
