/** A prism, the light that comes and the colors that leave: drawn on 32 by 32. */
const mark =
  `<g fill="none" stroke-linecap="round" stroke-width="2.4"><path d="M3.6 20.6 10 17.8" stroke="#9aa5bb"/><path d="M20.4 13.6 27.4 9.6" stroke="#8aa4ff"/><path d="m21.6 16.6 7 .2" stroke="#4fd1c5"/><path d="m22.8 19.6 5.6 3.2" stroke="#f0b95b"/></g>` +
  `<path d="M15.5 7.5 22 23.5H9z" fill="#eef1f6" stroke="#eef1f6" stroke-width="1.5" stroke-linejoin="round"/>`

/** The mark on its tile, for browsers' tabs. */
export const icon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#10141c"/>${mark}</svg>`

/** Mark and name on a plate of their own, so that they read on light and dark alike: 3 wide, 1 high. */
export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect x=".5" y=".5" width="95" height="31" rx="8.5" fill="#121724" stroke="#2b3550"/>${mark}` +
  `<g transform="translate(37.2 10.2)" fill="none" stroke="#fff" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="square"><path d="M0 11.6V0h3.9a3.4 3.4 0 0 1 0 6.8H0"/><path d="M11.4 11.6V0h4a3.3 3.3 0 0 1 0 6.6h-4M16 6.8l3.2 4.8"/><path d="M24 0v11.6"/><path stroke-linecap="butt" d="M34.6 2.7C34.1 1 33 0 31.4 0c-1.8 0-3 1.1-3 2.8 0 3.9 6.4 2 6.4 6 0 1.8-1.4 2.9-3.3 2.9-1.8 0-3.1-.9-3.5-2.7"/><path d="M39.6 11.6V0l5 6.8L49.6 0v11.6"/></g></svg>`
