export { removeSamples as default } from './synthesiseSamples.ts'
