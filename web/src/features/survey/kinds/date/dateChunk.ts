// A chunk of the built site: what only a survey with a date question needs. lazyKinds.ts imports it.
export { DateQuestion as Question } from './DateQuestion.tsx'
export { dateProblem as problemText } from './dateProblem.ts'
export { quotedDate as quoted } from '#shared/kinds/date/quotedDate.ts'
