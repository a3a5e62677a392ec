import { useSyncExternalStore } from 'react'
import { createListeners } from '../store/createStore.ts'
import { published } from '../hydration/published.ts'
import { writeStorage, readStorage } from '../store/storage.ts'

/** The anchors of the home page's sections that the navbar links to; an anchor is also the key of its text. */
export const anchors = ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'contact'] as const
type HomeSection = (typeof anchors)[number]

const key = 'home_missing'
const { notify, subscribe } = createListeners()
const inHtml = () => published()?.missing ?? ''
let detected: string | undefined
const missing = () => detected ?? published()?.missing ?? readStorage(key) ?? ''

/** Stores which sections the rendered home page lacks, for the links on this page and on later ones. */
export function detectHomeSections(): void {
  detected = anchors.filter((anchor) => !document.getElementById(anchor)).join(' ')
  writeStorage(key, detected || null)
  notify()
}

/** The anchors of the sections that the home page has: as shown on this page, else as in its HTML, else as this browser saw it last; else all. */
export function useHomeSections(): HomeSection[] {
  const absent = useSyncExternalStore(subscribe, missing, inHtml).split(' ')
  return anchors.filter((anchor) => !absent.includes(anchor))
}
