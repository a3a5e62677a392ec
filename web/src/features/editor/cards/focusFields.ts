import type { JumpTarget } from '../store/editorView.ts'
import { focusField } from '../marks/focusField.ts'
import { cardIds } from './cardIds.ts'

type QuestionTarget = Extract<JumpTarget, { kind: 'question' }>

/** Scrolls to a question's card and focuses a part of it. The gateway does so itself (useGatewayJump). */
export function focusQuestionPart(card: HTMLElement, { id, part }: QuestionTarget): void {
  if (part === 'gateway') return
  const field = fieldOf(card, id, part)
  card.scrollIntoView({ block: 'nearest' })
  if (part) field?.scrollIntoView({ block: 'center' })
  focusField(field)
}

function fieldOf(card: HTMLElement, id: string, part: QuestionTarget['part']): HTMLElement | null {
  if (part === 'choices') return card.querySelector('[data-part=choices] :is(textarea, button)')
  if (part === 'unit' || part === 'unit_ko') return card.querySelector(`[data-part=${part}]`)
  if (part === 'description_ko')
    return [...card.querySelectorAll<HTMLElement>('[data-part=description_ko] [contenteditable]')].at(-1) ?? null
  return document.getElementById(cardIds.title(id) + (part ? '-ko' : ''))
}
