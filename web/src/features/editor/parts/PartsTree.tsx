import type { Section, SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Checkbox } from '../../../ui/forms/choices/Checkbox.tsx'
import { displayName } from '../marks/names.ts'
import type { Chosen } from '../store/edits/copyParts.ts'
import css from './PartsTree.module.css'

type Props = { source: SurveyBody; chosen: Chosen; onChosen: (chosen: Chosen) => void }

/** The sections of a survey with their questions, to choose from. A section is chosen with all of its questions. */
export function PartsTree({ source, chosen, onChosen }: Props) {
  const t = useT()
  const chooseSection = ({ id, questions }: Section, isOn: boolean) =>
    onChosen({
      sections: withId(chosen.sections, id, isOn),
      questions: questions.reduce((ids, question) => withId(ids, question.id, isOn), chosen.questions),
    })
  const chooseQuestion = (section: Section, id: string, isOn: boolean) => {
    const questions = withId(chosen.questions, id, isOn)
    const isWhole = section.questions.every((question) => questions.has(question.id))
    onChosen({ sections: withId(chosen.sections, section.id, isWhole), questions })
  }
  if (source.sections.length === 0) return <p>{t('parts.empty')}</p>
  return (
    <fieldset>
      <legend className="below-2 text-sm weight-strong">{t('parts.choose')}</legend>
      <ul className={css.tree}>
        {source.sections.map((section) => (
          <li key={section.id}>
            <Checkbox
              label={displayName(source, { kind: 'section', id: section.id }, t)}
              checked={chosen.sections.has(section.id)}
              indeterminate={!chosen.sections.has(section.id) && section.questions.some(({ id }) => chosen.questions.has(id))}
              onChange={({ target }) => chooseSection(section, target.checked)}
            />
            <ul className={css.questions}>
              {section.questions.map(({ id }) => (
                <li key={id}>
                  <Checkbox
                    label={displayName(source, { kind: 'question', id }, t)}
                    checked={chosen.questions.has(id)}
                    onChange={({ target }) => chooseQuestion(section, id, target.checked)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function withId(ids: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isOn) next.add(id)
  else next.delete(id)
  return next
}
