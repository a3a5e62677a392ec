// A chunk of the built site, which lazyKinds.ts imports for surveys with a number question.
export { numberProblem as problemText } from './numberProblem.ts'
export { NumberQuestion as Question } from './NumberQuestion.tsx'
export { quotedNumber as quoted } from '#shared/kinds/number/quotedNumber.ts'
