/** Saves what stands at a short-lived address. The name is the server's; the attribute keeps this page where it is if the answer is no file after all. */
export function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
