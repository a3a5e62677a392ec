import { memo, useRef } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { DragHandle, SortableItem } from '../../../../ui/sorting/SortableList.tsx'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector, useQuestion, useEditorView, useViewSelector } from '../../store/useEditorStore.ts'
import { cardIds } from '../cardIds.ts'
import { isGateway } from '../../store/edits/logic/gateway.ts'
import { Marks } from '../../marks/Marks.tsx'
import { useReadTitle } from '../../marks/useReadTitle.ts'
import { useLanguageMarks } from '../../marks/useLanguageMarks.ts'
import { QuestionActions } from './QuestionActions.tsx'
import css from './QuestionCard.module.css'
import { QuestionFields } from './QuestionFields.tsx'
import { TypeIcon } from '../../kinds/TypeIcon.tsx'
import { useOnJump } from '../../store/useOnJump.ts'
import type { JumpTarget } from '../../store/editorView.ts'
import { focusField } from '../../marks/focusField.ts'

/** A question: one line, or its fields while it is open. */
export const QuestionCard = memo(function QuestionCard({ id, index }: { id: string; index: number }) {
  return (
    <SortableItem id={id} index={index} className={css.place}>
      <Question id={id} />
    </SortableItem>
  )
})

const Question = memo(function Question({ id }: { id: string }) {
  const t = useT()
  const question = useQuestion(id)
  const number = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.number ?? '')
  const gateway = useSurveySelector((survey) => question !== undefined && isGateway(survey, question))
  const view = useEditorView()
  const isOpen = useViewSelector((viewed) => viewed.open() === id)
  const card = useRef<HTMLDivElement>(null)

  useOnJump(
    'question',
    (place) => place.id === id,
    (place) => card.current && focusQuestionPart(card.current, place),
  )
  const languages = useLanguageMarks(question)
  const title = useReadTitle(question)
  if (!question) return null

  const name = `${number} ${title.text || t('cards.untitled')}`.trim()
  return (
    <div ref={card} className={css.card} data-open={isOpen || undefined}>
      <div className={css.line}>
        <DragHandle name={name} />
        <h3 className={css.heading}>
          <Button
            kind="plain"
            id={cardIds.question(id)}
            className={css.toggle}
            aria-expanded={isOpen}
            onClick={() => view.openQuestion(isOpen ? null : id)}
          >
            <span className={css.number}>{number}</span>
            <TypeIcon type={question.type} className={css.icon} />
            <span className={css.name} lang={title.lang}>
              {title.text || t('cards.untitled')}
            </span>
            <Marks gateway={gateway} condition={question.show_if !== undefined} {...languages} />
            {!isOpen && <span className={css.type}>{t(`cards.${question.type}`)}</span>}
            {!isOpen && <DownIcon className={css.chevron} />}
          </Button>
        </h3>
        {isOpen && <QuestionActions id={id} />}
      </div>
      {isOpen && (
        <fieldset data-folds aria-label={name}>
          <QuestionFields question={question} />
        </fieldset>
      )}
    </div>
  )
})

type QuestionTarget = Extract<JumpTarget, { kind: 'question' }>

/** Scrolls to a question's card and focuses a part of it. The gateway does so itself (useGatewayJump). */
function focusQuestionPart(card: HTMLElement, { id, part }: QuestionTarget): void {
  if (part === 'gateway') return
  const field = fieldOf(card, id, part)
  card.scrollIntoView({ block: 'nearest' })
  if (part) field?.scrollIntoView({ block: 'center' })
  focusField(field)
}

function fieldOf(card: HTMLElement, id: string, part: QuestionTarget['part']): HTMLElement | null {
  if (part === 'choices' || part === 'rows') return card.querySelector(`[data-part=${part}] :is(textarea, button)`)
  if (part === 'show_if') return card.querySelector('[data-part=show_if] button')
  if (part === 'points') return card.querySelector('[data-part=points] input')
  if (part && /^(?:unit|na_label)/.test(part)) return card.querySelector(`[data-part=${part}]`)
  if (part === 'description_ko')
    return [...card.querySelectorAll<HTMLElement>('[data-part=description_ko] [contenteditable]')].at(-1) ?? null
  return document.getElementById(cardIds.title(id) + (part ? '-ko' : ''))
}
