/** Saves what stands at an address as a file of that name, else of the server's; this page stays where it is if the answer is no file after all. */
export function download(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link) // some browsers start no download for a link that is not in the page
  link.click()
  link.remove()
}

/** Saves something that the page made as a file of that name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  download(url, name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // some browsers read it after the click
}
