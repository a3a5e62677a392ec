import { kinds } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useCall } from '../../../../lib/api/queries.ts'
import { number } from '../../../../lib/language/format.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Message } from '../../../../ui/message/Message.tsx'
import { useSavedAddress, useSaver } from '../../saving/useSaver.ts'
import { insertQuestion, newQuestion, patchQuestion } from '../../store/edits/questions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore, useEditorView } from '../../store/useEditorStore.ts'

/** While an unsaved edit changes an answered question's type: says that the answers are of the former, and offers a new question. */
export function FormerType({ question }: { question: Question }) {
  const t = useT()
  const store = useEditorStore()
  const view = useEditorView()
  const saved = useSavedAddress()
  const was = surveyIndex(useSaver().base()).questions.get(question.id)?.question.type
  const isChanged = was !== undefined && was !== question.type && Boolean(kinds[was].since ?? kinds[question.type].since)
  const { data } = useCall('getResults', { id: saved?.id ?? '' }, { enabled: isChanged && saved !== null })
  const answered = data && 'questions' in data ? (data.questions.find(({ id }) => id === question.id)?.answered ?? 0) : 0
  if (!isChanged || answered === 0) return null

  /** Gives the question its type back, and adds one of the new type after it. */
  const addInstead = () => {
    const { id, title, title_ko } = question
    const place = surveyIndex(store.get()).questions.get(id)!
    const added = { ...newQuestion(question.type), title, title_ko }
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
      <p>{t('cards.former_type', { count: answered, number: number(answered), type: t(`cards.${was}`) })}</p>
    </Message>
  )
}
