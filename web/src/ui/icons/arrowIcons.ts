import { icon } from './icon.tsx'

/** Arrows to the next thing and back. */
export const RightIcon = icon('M4 10h12m-4.5-4.5L16 10l-4.5 4.5')
export const LeftIcon = icon('M16 10H4m4.5-4.5L4 10l4.5 4.5')
