// A chunk of the built site, which lazyKinds.ts imports for surveys whose questions have pictures or videos.
export { QuestionMedia } from './QuestionMedia.tsx'
