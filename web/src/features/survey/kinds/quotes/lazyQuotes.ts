/** `chunk`: once it is loaded, for surveys whose texts quote (kinds/lazyKinds.ts). The editor's preview sets it itself. */
export const quotes: { chunk?: typeof import('./quotesChunk.ts') } = {}
