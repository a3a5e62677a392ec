// A chunk of the built site, which lazyKinds.ts imports for surveys with a rich text question.
export { Question } from './RichTextQuestion.tsx'
