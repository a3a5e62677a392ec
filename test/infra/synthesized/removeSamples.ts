export { removeSamples as default } from './synthesizeSamples.ts'
