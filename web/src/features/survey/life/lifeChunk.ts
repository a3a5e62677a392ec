// A chunk of the built site, which lazyKinds.ts imports for surveys that are not open, close at a time, or take answers of members only.
export { Gate } from './Gate.tsx'
