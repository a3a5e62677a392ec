import { icon } from './icon.tsx'

/** Icons of files and of sending them. */
export const ImageIcon = icon('M3 4.25h14v11.5H3ZM8.5 8.25a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0ZM3.5 15l4.75-4.5 2.5 2 2.75-3L17 13')
export const VideoIcon = icon('M2.75 5h10.5v10H2.75ZM13.25 9l4-2.5v7l-4-2.5')
export const FileIcon = icon('M11.5 2.75H5v14.5h10V6.25ZM11.5 2.75v3.5H15')
export const UploadIcon = icon('M10 13V3.75M6 7.5l4-3.75 4 3.75M3.75 13v3.25h12.5V13')
export const DownloadIcon = icon('M10 3.75V13M6 9.25 10 13l4-3.75M3.75 13v3.25h12.5V13')
