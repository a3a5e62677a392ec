import { TextDecoder, TextEncoder } from 'node:util'

// What every browser has and jsdom has not; the router needs it.
Object.assign(globalThis, { TextDecoder, TextEncoder })
