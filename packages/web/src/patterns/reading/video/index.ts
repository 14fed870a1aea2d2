export { poster } from './poster.ts'
export { messages, type PlayableVideo, readVideo, type Video, type VideoPlayer } from './video.model.ts'
