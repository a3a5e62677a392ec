// A chunk of the built site: what only a survey with a number question needs. lazyKinds.ts imports it.
export { numberProblem } from './numberProblem.ts'
export { readNumber } from './readNumber.ts'
export { NumberSlider } from './NumberSlider.tsx'
