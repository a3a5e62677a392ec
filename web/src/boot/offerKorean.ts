import { removeMark, setMark } from '../lib/hydration/bootContract.ts'
import { languageKey } from '../lib/language/pageLanguage.ts'
import { writeStorage } from '../lib/store/storage.ts'
import { focusMain } from './skipLink.ts'

const prefersKorean = () => navigator.languages.find((name) => /^(en|ko)/.test(name))?.startsWith('ko')

/** Shows the offer of Korean to a browser that prefers it, before the first paint. Either answer stores a language, so the offer never returns. */
export function offerKorean(): void {
  if (!prefersKorean()) return
  setMark('offerKorean')
  addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLButtonElement>('.offer button')?.value
    if (!answer) return
    removeMark('offerKorean')
    focusMain({ preventScroll: true })
    if (answer === 'ko') location.replace(`?${languageKey}=ko${location.search.replace('?', '&')}${location.hash}`)
    else writeStorage(languageKey, answer)
  })
}
