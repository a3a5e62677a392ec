import { download } from './api/download.ts'

/** Saves something that the page made as a file of that name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  download(url, name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // some browsers read it after the click
}
