import { icon } from '../../../../ui/icons/icon.tsx'

export const CalendarIcon = icon(
  'M4.5 5h11A1.5 1.5 0 0 1 17 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM3 8.75h14M6.75 3v3.5M13.25 3v3.5',
)
