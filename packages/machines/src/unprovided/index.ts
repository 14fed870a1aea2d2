export { unprovided } from './unprovided.ts'
