// A chunk of the built site: what only a survey with a file question needs. lazyKinds.ts imports it.
export { FileQuestion as Question } from './FileQuestion.tsx'
export { loadLocalSender } from './loadSender.ts'
export { uploadsOf } from './uploads.ts'
