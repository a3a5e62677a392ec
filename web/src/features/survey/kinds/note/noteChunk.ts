// A chunk of the built site, which lazyKinds.ts imports for surveys with a note.
export { Note as Question } from './Note.tsx'
