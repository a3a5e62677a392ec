// A chunk of the built site, which lazyKinds.ts imports for surveys with a matrix.
export { enterRows } from './rowValues.ts'
export { MatrixQuestion as Question } from './MatrixQuestion.tsx'
