// A chunk of the built site, which lazyKinds.ts imports for surveys with a date question.
export { DateQuestion as Question } from './DateQuestion.tsx'
export { dateProblem as problemText } from './dateProblem.ts'
export { quotedDate as quoted } from '#shared/kinds/date/quotedDate.ts'
