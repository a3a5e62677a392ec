import { icon } from './icon.tsx'

/** Icons of files, by what is in them. */
export const ImageIcon = icon('M3 4.25h14v11.5H3ZM8.5 8.25a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0ZM3.5 15l4.75-4.5 2.5 2 2.75-3L17 13')
export const VideoIcon = icon('M2.75 5h10.5v10H2.75ZM13.25 9l4-2.5v7l-4-2.5')
export const FileIcon = icon('M11.5 2.75H5v14.5h10V6.25ZM11.5 2.75v3.5H15')
export const AttachmentIcon = icon(
  'm15.75 9.5-5.9 5.9a3.4 3.4 0 0 1-4.8-4.8l6.4-6.4a2.25 2.25 0 0 1 3.2 3.2l-6.3 6.3a1.1 1.1 0 0 1-1.6-1.6l5.6-5.6',
)
