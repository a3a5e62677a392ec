// A chunk of the built site: what only a survey with a searched list of choices needs. lazyKinds.ts imports it.
export { SearchQuestion as Question } from './SearchQuestion.tsx'
