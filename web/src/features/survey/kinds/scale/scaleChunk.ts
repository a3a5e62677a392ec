// A chunk of the built site: what only a survey with a scale needs. lazyKinds.ts imports it.
export { ScaleQuestion as Question } from './ScaleQuestion.tsx'
export { quotedScale as quoted } from '#shared/kinds/scale/quotedScale.ts'
