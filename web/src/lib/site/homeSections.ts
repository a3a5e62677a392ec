import { useSyncExternalStore } from 'react'
import { createListeners } from '../store/createStore.ts'
import { published } from '../hydration/published.ts'
import { writeStorage, readStorage } from '../store/storage.ts'

/** The home page's sections as the navbar links to them: the anchor is also the text's key. */
export const anchors = ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'contact'] as const
type HomeSection = (typeof anchors)[number]

const key = 'home_missing'
const { notify, subscribe } = createListeners()
const missing = () => readStorage(key) ?? ''
const inHtml = () => published()?.missing ?? ''

/** Tells which sections the home page stands without, for the links to it here and on the next pages. */
export function lookForHomeSections(): void {
  const now = anchors.filter((anchor) => !document.getElementById(anchor)).join(' ')
  if (now === missing()) return
  writeStorage(key, now || null)
  notify()
}

/** The sections that there are as far as this browser has seen: a link to any other would lead nowhere. */
export function useHomeSections(): HomeSection[] {
  const gone = useSyncExternalStore(subscribe, missing, inHtml).split(' ')
  return anchors.filter((anchor) => !gone.includes(anchor))
}
