export function untilInputEnds(signal: 'TERM' | 'KILL'): string
