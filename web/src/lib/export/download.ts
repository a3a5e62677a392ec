/** Downloads a URL as a file named `name`, else as the server names it; the page stays even if the reply is an error. */
export function download(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link) // some browsers start no download for a link that is not in the page
  link.click()
  link.remove()
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  download(url, name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // some browsers read it after the click
}
