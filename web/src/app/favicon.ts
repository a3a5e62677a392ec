/** The largest ratio of width to height with which a logo is recognizable in a tab. */
const maxRatio = 1.5

/** Sets the favicon to the site's logo where it is about square. Returns a function that restores that of the HTML. */
export function showFavicon(logo: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return () => undefined
  const { type } = link
  const defaultHref = link.getAttribute('href')!
  const image = new Image()
  const show = () => {
    if (image.naturalWidth > image.naturalHeight * maxRatio) return
    link.removeAttribute('type') // the type of the default icon
    link.href = logo
  }
  image.addEventListener('load', show)
  image.src = logo
  return () => {
    image.removeEventListener('load', show)
    link.type = type
    link.href = defaultHref
  }
}
