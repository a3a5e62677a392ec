// What all drawings share: colors, size, and how lines and pictures are written as SVG.

export const night = '#121724'
export const deep = '#151d3d'
export const glass = '#eef1f6'
export const gray = '#8e99b0'
export const spectrum = ['#7c8cff', '#9a7bf5', '#5fa8f5', '#4fd1c5', '#9ad07f', '#f0b95b']

/** In the units of the drawings. */
export const width = 1600
export const height = 900
/** To one decimal: shorter in the file. */
export const shorter = (value: number) => Number(value.toFixed(1))
/** The numbers from 0 to below `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
/** A color of the spectrum at a share of its length, 0 to 1. */
export const colored = (share: number) => spectrum[Math.min(spectrum.length - 1, Math.floor(share * spectrum.length))]!
/** A path through `points`; `look`: its attributes. */
export const line = (points: [number, number][], look: string) =>
  `<path d="M${points.map(([x, y]) => `${shorter(x)} ${shorter(y)}`).join('L')}" ${look}/>`
/** A whole picture, 1600 by 900. */
export const picture = (ground: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`
