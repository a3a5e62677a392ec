// A chunk, which lazyParts.ts imports for surveys that are not open, have a closing time, are for some people only, or choose their demographic fields.
export { About } from './About.tsx'
export { Gate } from './Gate.tsx'
