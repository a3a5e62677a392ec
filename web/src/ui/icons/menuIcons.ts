import { icon } from './icon.tsx'

/** Icons of the places in the account menu and the admin area. */
export const KeyIcon = icon('M10.25 13a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM9.5 10.75l6.75-6.75M13.25 7l2.25 2.25')
export const HomeIcon = icon('m3 9.5 7-6 7 6M5 8v8.25h10V8')
export const MailIcon = icon('M2.75 4.75h14.5v10.5H2.75ZM3 5.5l7 5.25 7-5.25')
export const UsersIcon = icon(
  'M10.5 7a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM2.5 16c.75-2.5 2.75-3.75 5.25-3.75S12.25 13.5 13 16M13 4.5a2.5 2.5 0 0 1 0 5M15 12.5c1.25.6 2.1 1.75 2.5 3.5',
)
export const UserIcon = icon('M13.25 7a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM3.75 16.75c.9-3 3.3-4.25 6.25-4.25s5.35 1.25 6.25 4.25')
export const GridIcon = icon('M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z')
export const ListIcon = icon('m3 5.25 1.25 1.25L6.5 4M3 13.25l1.25 1.25L6.5 12M9.5 5.75h7.5M9.5 13.75h7.5')
export const SlidersIcon = icon(
  'M3 6.5h8M15 6.5h2M3 13.5h2M9 13.5h8M15 6.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM9 13.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
)
export const OutIcon = icon('M8 3.5H3.75v13H8M8 10h9m-3.5-3.5L17 10l-3.5 3.5')
