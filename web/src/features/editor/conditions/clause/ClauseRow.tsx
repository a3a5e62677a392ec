import { useId, useState } from 'react'
import { clauseKindOf } from '#shared/branching/conditions/clauseKinds.ts'
import { clauseProblem, type ClauseProblem, type ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import { readsOf } from '#shared/logic/conditions/conditionSentence.ts'
import { problemText } from '#shared/logic/conditions/problemText.ts'
import type { Clause } from '#shared/survey/condition.ts'
import { includesText } from '#shared/search.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT, type Translate } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../../ui/icons/siteIcons.ts'
import { WarningIcon } from '../../../../ui/icons/workIcons.ts'
import { editedKinds } from '../../kinds/editedKinds.ts'
import { displayName } from '../../marks/names.ts'
import { setClause } from '../../store/edits/logic/conditions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore, useSurveySelector } from '../../store/useEditorStore.ts'
import { BareSelect } from './BareSelect.tsx'
import { ClauseBounds } from './ClauseBounds.tsx'
import css from './ClauseRow.module.css'
import { ClauseValues } from './ClauseValues.tsx'
import { Combobox } from './Combobox.tsx'
import { FieldValues } from './FieldValues.tsx'
import { findReadable, readableQuestions } from './readableQuestions.ts'
import { clauseOn, clauseOnField, fieldWordings, isComparing, reworded, wordingOf, wordingsOf, type Wording } from './wordings.ts'

type Props = {
  place: ConditionPlace
  index: number
  clause: Clause
  /** The word before the clause: "and" or "or"; none before the first. */
  joint: string | undefined
  onRemove: () => void
}

function wordingText(wording: Wording, reads: ReturnType<typeof readsOf>, areDates: boolean, t: Translate) {
  if (isComparing(wording) && areDates) return t(`conditions.date_${wording}`)
  const isChoosing = wording === 'any_of' || wording === 'none_of'
  return t(isChoosing && reads !== 'one' ? `conditions.${reads}_${wording}` : `conditions.is_${wording}`)
}

/** Before the name of a link field in the id of its option: no question's id has a colon. */
const fieldPrefix = 'link:'

function shownName(survey: SurveyBody, { question_id, field }: Clause, t: Translate): string {
  if (field !== undefined) return t('conditions.link_field', { name: field })
  return question_id === undefined ? '' : displayName(survey, { kind: 'question', id: question_id }, t)
}

const isSubjectWrong = (code: ClauseProblem['code'], isQuestion: boolean) =>
  ['no_subject', 'two_subjects', 'unknown_field', 'unknown_question'].includes(code) || (isQuestion && code === 'not_earlier')

const withValues = (clause: Clause, values: string[]): Clause => ({ ...clause, values: values.length > 0 ? values : undefined })

/** One clause as a sentence with fields, in the order of the language: in Korean the value comes before the operator. */
export function ClauseRow({ place, index, clause, joint, onRemove }: Props) {
  const t = useT()
  const store = useEditorStore()
  const problemId = useId()
  const survey = useSurveySelector((whole) => whole)
  const [chosen, setChosen] = useState<Wording>()
  const at = index + 1
  const question = surveyIndex(survey).questions.get(clause.question_id ?? '')?.question
  const { field } = clause
  const wordings = field === undefined ? wordingsOf(question?.type) : fieldWordings
  const wording = wordingOf(clause, chosen)
  const chosenId = field === undefined ? clause.question_id : fieldPrefix + field
  const problem = chosenId ? clauseProblem(survey, place, clause) : undefined // an unfinished clause is not reported yet
  const areDates = question !== undefined && editedKinds[question.type].boundsAre === 'dates'
  const hasRows = clauseKindOf(question?.type)?.rows !== undefined
  const describedBy = problem && problemId
  const write = (next: Clause, field?: string) =>
    store.edit(setClause(place, index, next), field ? { merge: `clause:${place.id}:${place.part}:${index}:${field}` } : {})

  const choose = (id: string) => {
    if (id === chosenId) return
    setChosen(undefined)
    if (id.startsWith(fieldPrefix)) write(clauseOnField(id.slice(fieldPrefix.length)))
    else write(clauseOn(id, surveyIndex(store.get()).questions.get(id)?.question.type))
  }
  const values = { label: t('conditions.values', { at }), describedBy, onValues: (named: string[]) => write(withValues(clause, named)) }
  const how = (question || field !== undefined) && (
    <BareSelect
      key="how"
      label={t('conditions.how', { at })}
      value={wordings.includes(wording) ? wording : ''}
      onChange={({ target }) => {
        const next = target.value as Wording
        setChosen(next)
        write(reworded(clause, next))
      }}
    >
      {!wordings.includes(wording) && <option value="" disabled aria-label={t('conditions.how', { at })} />}
      {wordings.map((one) => (
        <option key={one} value={one}>
          {wordingText(one, question ? readsOf(question, clause) : 'one', areDates, t)}
        </option>
      ))}
    </BareSelect>
  )
  const takesValues = clause.op === 'any_of' || clause.op === 'none_of'
  const what = question ? (
    <div key="what" className={css.what}>
      {takesValues && <ClauseValues question={question} clause={clause} {...values} />}
      <ClauseBounds
        question={question}
        clause={clause}
        wording={wording}
        at={at}
        onBound={(end, bound) => {
          setChosen(wording)
          write({ ...clause, [end]: bound }, end)
        }}
        onBlur={() => store.closeUndoStep()}
      />
    </div>
  ) : (
    field !== undefined &&
    takesValues && (
      <div key="what" className={css.what}>
        <FieldValues values={clause.values ?? []} {...values} />
      </div>
    )
  )
  return (
    <li className={css.row} data-clause={index}>
      <fieldset className={css.clause} aria-label={t('conditions.clause', { at })}>
        {joint && <span className={css.joint}>{joint}</span>}
        <Combobox
          className={css.question}
          label={t('conditions.question', { at })}
          placeholder={t('conditions.find_question')}
          chosen={chosenId}
          shown={shownName(survey, clause, t)}
          describedBy={describedBy}
          invalid={problem !== undefined && isSubjectWrong(problem.code, question !== undefined)}
          find={(search) => [
            ...findReadable(readableQuestions(store.get(), place), search).map(({ question: { id, ...found }, number }) => {
              const title = pickText(pair(found, 'title'))
              return { id, mark: number, text: title.text || t('cards.untitled'), lang: title.text ? title.lang : undefined }
            }),
            ...(store.get().link_fields ?? [])
              .map(({ name }) => ({ id: fieldPrefix + name, text: t('conditions.link_field', { name }) }))
              .filter(({ text }) => includesText(text, search.trim())),
          ]}
          onChoose={choose}
        />
        {hasRows && (
          <BareSelect
            label={t('conditions.row', { at })}
            value={clause.row ?? ''}
            onChange={({ target }) => write({ ...clause, row: target.value || undefined })}
          >
            <option value="">{t('conditions.any_row')}</option>
            {(question?.rows ?? []).map((row) => {
              const label = pickText(pair(row, 'label'))
              return (
                <option key={row.id} value={row.id} lang={label.lang}>
                  {label.text || row.id}
                </option>
              )
            })}
          </BareSelect>
        )}
        {lang() === 'ko' ? [what, how] : [how, what]}
        {problem && (
          <p id={problemId} className={css.problem}>
            <WarningIcon /> {problemText(problem, lang())}
          </p>
        )}
      </fieldset>
      <IconButton small className={css.remove} data-remove label={t('conditions.remove_clause', { at })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}
