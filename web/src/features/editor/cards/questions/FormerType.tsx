import type { Question } from '#shared/survey/survey.ts'
import { number } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Message } from '../../../../ui/message/Message.tsx'
import { withType } from '../../kinds/typeChange.ts'
import { insertQuestion, newQuestion, patchQuestion } from '../../store/edits/questions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore, useEditorView } from '../../store/useEditorStore.ts'
import { useFormerAnswers } from './useFormerAnswers.ts'

/** Warns that answers of a question are of a former type, before and after the change is saved, and offers a new question. */
export function FormerType({ question }: { question: Question }) {
  const t = useT()
  const store = useEditorStore()
  const view = useEditorView()
  const { was, answers } = useFormerAnswers(question)
  if (was === undefined || answers === 0) return null

  /** Restores the question's former type, and adds a question of the new type after it. */
  const addInstead = () => {
    const { id, title, title_ko } = question
    const place = surveyIndex(store.get()).questions.get(id)!
    const added = withType({ ...newQuestion(), title, title_ko }, question.type)
    store.edit((survey) => insertQuestion(place.section.id, added, place.index + 1)(patchQuestion(id, { type: was })(survey)))
    view.jumpTo({ kind: 'question', id: added.id }, place.section.id)
  }
  return (
    <Message
      kind="warning"
      actions={
        <Button kind="secondary" onClick={addInstead}>
          {t('cards.add_instead')}
        </Button>
      }
    >
      <p>{t('cards.former_type', { count: answers, number: number(answers), type: t(`cards.${was}`) })}</p>
    </Message>
  )
}
