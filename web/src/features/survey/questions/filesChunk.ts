// A chunk of the built site: what only a survey with a file question needs. lazyQuestionTypes.ts imports it.
export { FileQuestion as Question } from './FileQuestion.tsx'
export { loadLocalSender } from '../files/loadSender.ts'
export { uploadsOf } from '../files/uploads.ts'
