// A chunk of the built site: what only a survey with a matrix needs. lazyKinds.ts imports it.
export { enterRows } from './rowValues.ts'
export { MatrixQuestion as Question } from './MatrixQuestion.tsx'
