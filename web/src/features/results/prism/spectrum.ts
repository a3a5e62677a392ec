/** Names of colors: `gold` is the amber of the drawing, in its style. */
const stops = ['blue', 'violet', 'teal', 'gold']

/** The color of a ray by its place among `count`, as CSS: those of the product, in the order of refraction. */
export function spectrum(at: number, count: number): string {
  const place = (at / Math.max(count - 1, stops.length - 1)) * (stops.length - 1)
  const from = Math.min(Math.floor(place), stops.length - 2)
  const part = Math.round((place - from) * 100)
  return `color-mix(in oklab, var(--${stops[from + 1]}) ${part}%, var(--${stops[from]}))`
}
