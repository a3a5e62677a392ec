import { icon } from './icon.tsx'

/** Icons of the parts of a survey. */
export const GatewayIcon = icon('M3 10h4.5L12 5.25h5M7.5 10 12 14.75h5')
export const SectionIcon = icon('M3.25 3.75h13.5v12.5H3.25ZM3.25 7.75h13.5')
export const ConditionIcon = icon('M3.25 4.5h13.5l-5.25 6.25v5.5l-3-1.75v-3.75Z')
