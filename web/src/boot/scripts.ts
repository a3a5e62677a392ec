const add = (name: 'link' | 'script', given: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(name), { crossOrigin: '' }, given))

/** Preloads the files that the page will ask for, and loads `entry`, the script of the app, where the HTML has no tag for it. */
export function loadScripts(files: string[], entry: string | undefined): void {
  for (const href of files)
    if (!href.endsWith('.css')) add('link', { rel: 'modulepreload', href })
    else if (!entry) add('link', { rel: 'preload', as: 'style', href })
  if (entry) add('script', { type: 'module', src: entry })
}
