import { tools as shared, type Tool } from '../kit/tools.ts'

export const headings = [1, 2, 3] as const

const { bold, italic, underline, strike, numbers, bullets, link, clean } = shared
const image = {
  name: 'image',
  value: true,
  label: 'admin.image',
  path: 'M3 4.25h14v11.5H3ZM8.5 8.25a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0ZM3.5 15l4.75-4.5 2.5 2 2.75-3L17 13',
  opens: 'image',
} as const satisfies Tool
const video = {
  name: 'video',
  value: true,
  label: 'admin.video',
  path: 'M2.75 5h10.5v10H2.75ZM13.25 9l4-2.5v7l-4-2.5',
  opens: 'video',
} as const satisfies Tool

export const tools: readonly Tool[] = [
  { ...bold, group: true },
  italic,
  underline,
  strike,
  { ...numbers, group: true },
  bullets,
  { ...link, group: true },
  image,
  video,
  { ...clean, group: true },
]
