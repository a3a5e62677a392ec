// A chunk of the built site: what only a survey with a note needs. lazyKinds.ts imports it.
export { Note as Question } from './Note.tsx'
