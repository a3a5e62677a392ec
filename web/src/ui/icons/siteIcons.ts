import { icon } from './icon.tsx'

/** Icons that the first pages of the site draw. Their files are apart so that a page loads none that it never draws. */
export const GlobeIcon = icon(
  'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0ZM2.75 10h14.5M10 2.75c2.2 2 3.25 4.4 3.25 7.25s-1.05 5.25-3.25 7.25C7.8 15.25 6.75 12.85 6.75 10S7.8 4.75 10 2.75Z',
)
export const DownIcon = icon('m6 8 4 4 4-4')
export const MenuIcon = icon('M3 6.5h14M3 13.5h14')
export const CloseIcon = icon('m5 5 10 10M15 5 5 15')
export const CheckIcon = icon('m4.5 10.5 3.75 3.75 7.25-8')
export const AlertIcon = icon('M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0ZM10 6.25v4.5M10 13.5v.1')
export const PlusIcon = icon('M10 4v12M4 10h12')
export const InfoIcon = icon('M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0ZM10 9.25v4.5M10 6.4v.1')
