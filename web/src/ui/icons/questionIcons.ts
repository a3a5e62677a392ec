import { icon } from './icon.tsx'

/** Icons of the parts of a survey. */
export const GatewayIcon = icon('M3 10h4.5L12 5.25h5M7.5 10 12 14.75h5')
export const ShortTextIcon = icon('M3.5 8h13M3.5 12h7')
export const LongTextIcon = icon('M3.5 5.25h13M3.5 8.5h13M3.5 11.75h13M3.5 15h7.5')
export const RichTextIcon = icon('M4.5 15.5 8.75 4.5h.5l4.25 11M6 11.75h6M14.75 15.5h2')
export const SingleChoiceIcon = icon('M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM12 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z')
export const MultiSelectIcon = icon(
  'M5.5 3.75h9A1.75 1.75 0 0 1 16.25 5.5v9a1.75 1.75 0 0 1-1.75 1.75h-9a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 5.5 3.75ZM7 10.25l2.25 2.25 4-4.75',
)
export const SectionIcon = icon('M3.25 3.75h13.5v12.5H3.25ZM3.25 7.75h13.5')
