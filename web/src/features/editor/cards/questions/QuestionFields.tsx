import { useMemo } from 'react'
import { questionTypeNames, takesAnswer } from '#shared/kinds/kinds.ts'
import { canGate } from '#shared/branching/gateway.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { changeQuestion, patchQuestion } from '../../store/edits/questions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector, useEditorStore } from '../../store/useEditorStore.ts'
import { useSaver } from '../../saving/useSaver.ts'
import { GatewayPanel } from '../../branching/GatewayPanel.tsx'
import { editedKinds } from '../../kinds/editedKinds.ts'
import { mostChoices, typeProblem, withType } from '../../kinds/typeChange.ts'
import { ConditionField } from '../../conditions/ConditionField.tsx'
import { cardIds } from '../cardIds.ts'
import css from '../../kinds/Fields.module.css'
import { MediaField } from '../media/MediaField.tsx'
import { TitlePair } from '../TitlePair.tsx'
import { QuotingRichText } from '../../quotes/QuotingRichText.tsx'
import { FormerType } from './FormerType.tsx'
import { PinSwitch } from './PinSwitch.tsx'

export function QuestionFields({ question }: { question: Question }) {
  const t = useT()
  const store = useEditorStore()
  const { id } = question
  const { Fields: TypeFields } = editedKinds[question.type]
  const path = useSurveySelector((survey) => {
    const place = surveyIndex(survey).questions.get(id)
    return place ? `sections.${surveyIndex(survey).sections.get(place.section.id)?.index}.questions.${place.index}` : ''
  })
  const place = useMemo(() => ({ kind: 'question' as const, id }), [id])
  const saved = surveyIndex(useSaver().base()).questions.get(id)?.question
  const wasAsked = saved !== undefined && takesAnswer(saved)
  const write = (patch: Parameters<typeof patchQuestion>[1], field: string) =>
    store.edit(patchQuestion(id, patch), { merge: `question:${id}:${field}` })
  return (
    <div className={css.fields}>
      <TitlePair
        id={cardIds.title(id)}
        part={place}
        path={path}
        value={question}
        onChange={(field, text) => write({ [field]: text }, field)}
        onBlur={() => store.closeUndoStep()}
      />
      <div className={css.kind}>
        <Select
          label={t('cards.type')}
          className={css.type}
          value={question.type}
          onChange={({ target }) => {
            const type = questionTypeNames.find((one) => one === target.value)!
            store.edit(changeQuestion(id, (present) => withType(present, type)))
          }}
        >
          {questionTypeNames.map((type) => {
            const problem = wasAsked && !takesAnswer({ type }) ? 'note_once_saved' : typeProblem(question, type)
            return (
              <option key={type} value={type} disabled={problem !== null}>
                {problem ? t(`cards.${problem}`, { type: t(`cards.${type}`), most: mostChoices(type) }) : t(`cards.${type}`)}
              </option>
            )
          })}
        </Select>
        {takesAnswer(question) && (
          <Switch
            label={t('survey.required')}
            checked={question.required}
            onChange={({ target }) => store.edit(patchQuestion(id, { required: target.checked }))}
          />
        )}
        <PinSwitch question={question} />
      </div>
      <FormerType question={question} />
      {TypeFields && <TypeFields question={question} path={path} />}
      {canGate(question.type) && (
        <div data-part="gateway">
          <GatewayPanel questionId={id} />
        </div>
      )}
      <ConditionField place={place} />
      <div data-part="description_ko">
        <QuotingRichText part={place} owner={question} write={write} />
      </div>
      <MediaField question={question} path={path} />
    </div>
  )
}
