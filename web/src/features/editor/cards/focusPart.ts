import type { Place } from '../store/editorView.ts'
import { cardIds } from './cardIds.ts'
import { selectIfNew } from './selectIfNew.ts'

type QuestionPlace = Extract<Place, { kind: 'question' }>

/** Brings a question's card into view and the focus to the part of it that was asked for; the gateway sees to itself. */
export function focusPart(card: HTMLElement, { id, part }: QuestionPlace): void {
  if (part === 'gateway') return
  const field = fieldOf(card, id, part)
  card.scrollIntoView({ block: 'nearest' })
  if (part) field?.scrollIntoView({ block: 'center' })
  selectIfNew(field)
}

function fieldOf(card: HTMLElement, id: string, part: QuestionPlace['part']): HTMLElement | null {
  if (part === 'choices') return card.querySelector('[data-part=choices] :is(textarea, button)')
  if (part === 'description_ko')
    return [...card.querySelectorAll<HTMLElement>('[data-part=description_ko] [contenteditable]')].at(-1) ?? null
  return document.getElementById(cardIds.title(id) + (part ? '-ko' : ''))
}
