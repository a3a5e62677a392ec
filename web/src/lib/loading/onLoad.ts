/** Calls `run` after the page's load event; at once if that is past. */
export function onLoad(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}
