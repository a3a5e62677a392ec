import { useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import { CopyIcon, TrashIcon, UpIcon } from '../../../../ui/icons/workIcons.ts'
import { useMoveBy } from '../../../../ui/sorting/SortableList.tsx'
import { surveyIndex, type QuestionPlace } from '../../store/surveyIndex.ts'
import { useSurveySelector, useEditorStore, useEditorView } from '../../store/useEditorStore.ts'
import css from './QuestionCard.module.css'
import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { copyQuestion, insertQuestion, removeQuestion } from '../../store/edits/questions.ts'
import { useRemoval } from '../../removal/useRemoval.ts'
import { cardIds } from '../cardIds.ts'
import { countRulesNaming } from '../../store/edits/logic/gatewayRules.ts'
import { undoOf } from '../../../../lib/document/content.ts'

/** Buttons to move, duplicate and delete a question. A button that cannot move it stays focusable. */
export function QuestionActions({ id }: { id: string }) {
  const t = useT()
  const moveBy = useMoveBy()
  const { duplicate, remove } = useQuestionActions()
  const index = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.index)
  const isLast = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.section.questions.at(-1)?.id === id)
  return (
    <span className={css.actions}>
      <IconButton small label={t('admin.move_up')} off={index === 0} onClick={() => moveBy(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton small label={t('admin.move_down')} off={isLast} onClick={() => moveBy(1)}>
        <DownIcon />
      </IconButton>
      <IconButton small label={t('admin.duplicate')} onClick={() => duplicate(id)}>
        <CopyIcon />
      </IconButton>
      <IconButton small label={t('admin.delete')} onClick={() => remove(id)}>
        <TrashIcon />
      </IconButton>
    </span>
  )
}

function useQuestionActions() {
  const store = useEditorStore()
  const view = useEditorView()
  const confirm = useRemoval()
  const t = useT()
  return {
    duplicate: (id: string) => {
      const { questions } = surveyIndex(store.get())
      const place = questions.get(id)
      if (!place || questions.size >= limits.questions) return
      const copy = copyQuestion(place.question)
      store.edit(insertQuestion(place.section.id, copy, place.index + 1))
      view.jumpTo({ kind: 'question', id: copy.id }, place.section.id)
    },
    remove: (id: string) => {
      const place = surveyIndex(store.get()).questions.get(id)
      if (place) confirm(removeQuestion(id), () => removeNow(place))
    },
  }

  function removeNow({ question, section, index }: QuestionPlace) {
    const { id } = question
    flushSync(() => {
      if (view.open() === id) view.openQuestion(null)
      store.edit(removeQuestion(id))
    })
    const left = surveyIndex(store.get()).sections.get(section.id)!.section.questions
    const near = left[index] ?? left.at(-1)
    document.getElementById(near ? cardIds.question(near.id) : cardIds.add(section.id))?.focus()
    const count = countRulesNaming(store.get(), id, 'show_question_ids')
    const words = [t('cards.question_deleted'), ...(count ? [t('cards.rules_name_it', { count })] : [])].join(' ')
    const run = undoOf(store, insertQuestion(section.id, question, index))
    toast(words, { action: { label: t('admin.undo'), run } })
  }
}
