// A chunk of the built site, which lazyKinds.ts imports for surveys with a file question.
export { FileQuestion as Question } from './FileQuestion.tsx'
export { loadLocalSender } from './loadSender.ts'
export { uploadsOf } from './uploads.ts'
