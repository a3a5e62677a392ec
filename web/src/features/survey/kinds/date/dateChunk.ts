export { DateQuestion as Question } from './DateQuestion.tsx'
export { dateProblem as problem } from './dateProblem.ts'
