// One part of the built site: what only a survey that asks for files needs. lazyQuestionTypes.ts loads it.
export { FileQuestion as Question } from '../questions/FileQuestion.tsx'
export { uploadsOf } from './uploads.ts'
