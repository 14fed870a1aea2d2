export { ScreenHeader, type ScreenHeaderProps } from './screen-header.tsx'
