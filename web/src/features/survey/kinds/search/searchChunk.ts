// A chunk of the built site, which lazyKinds.ts imports for surveys with a searched list of choices.
export { SearchQuestion as Question } from './SearchQuestion.tsx'
