/** `chunk`: set once it is loaded, for surveys that shuffle, draw or have link fields (kinds/lazyKinds.ts). The editor's preview sets it itself. */
export const draw: { chunk?: typeof import('./drawChunk.ts') } = {}
