import type { Quoted } from '../quoted.ts'

export const quotedText: Quoted = (_question, value) => (typeof value === 'string' ? value : '')
