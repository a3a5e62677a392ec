// A chunk, which lazyParts.ts imports for surveys that are not open, close at a time, are for some people only, or ask other things about them.
export { About } from './About.tsx'
export { Gate } from './Gate.tsx'
