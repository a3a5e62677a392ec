// A chunk of the built site, imported by lazyKinds.ts for surveys in steps, and by previews.
export { PreviewedSteps } from './PreviewedSteps.tsx'
export { Steps } from './Steps.tsx'
