// A chunk of the built site: what only a survey with a number question needs. lazyKinds.ts imports it.
export { numberProblem as problemText } from './numberProblem.ts'
export { NumberQuestion as Question } from './NumberQuestion.tsx'
export { quotedNumber as quoted } from '#shared/kinds/number/quotedNumber.ts'
