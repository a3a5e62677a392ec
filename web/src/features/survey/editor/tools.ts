import { tools as shared, type Tool } from '../../../ui/richText/kit/tools.ts'

const { bold, italic, underline, strike, bullets, numbers, link, clean } = shared

/** The toolbar in its order. */
export const tools: readonly Tool[] = [
  bold,
  italic,
  underline,
  strike,
  { ...bullets, group: true },
  numbers,
  { ...link, group: true },
  clean,
]
