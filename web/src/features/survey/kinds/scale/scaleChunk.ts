// A chunk of the built site, which lazyKinds.ts imports for surveys with a scale.
export { ScaleQuestion as Question } from './ScaleQuestion.tsx'
export { quotedScale as quoted } from '#shared/kinds/scale/quotedScale.ts'
