export { stopEmulators as default } from './startEmulators.ts'
