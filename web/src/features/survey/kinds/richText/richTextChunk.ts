// A chunk of the built site: what only a survey with a rich text question needs. lazyKinds.ts imports it.
export { Question } from './RichTextQuestion.tsx'
