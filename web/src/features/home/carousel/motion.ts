/** Whether the person wants less motion; undefined where the browser cannot tell. */
export const calm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

export const wantsMotion = (): boolean => !calm()?.matches
