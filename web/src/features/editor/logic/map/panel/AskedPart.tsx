import { useT } from '../../../../../lib/language/i18n.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { clauseText, linesOf, type MapAsked, type MapClause } from '../mapConditions.ts'
import type { LogicModel } from '../mapModel.ts'
import type { Selection } from '../selection.ts'
import css from './MapPanel.module.css'
import { Part, QuestionPart, TargetButton, useJumpToPlace } from './PanelParts.tsx'

type Props = { model: LogicModel; asked: MapAsked; onSelect: (selection: Selection) => void }

/** Details of a question that conditions read. */
export function AskedPart({ model: { survey }, asked, onSelect }: Props) {
  const t = useT()
  return (
    <>
      <QuestionPart label={t('logic.asked')} node={asked} />
      <Part label={t('logic.conditions')}>
        <ul className={css.chips}>
          {asked.clauses.map((clause) => (
            <li key={clause.key}>
              <Button kind="plain" className={css.chip} onClick={() => onSelect({ kind: 'clause', key: clause.key, asked: asked.key })}>
                <span className="shrinks">{clauseText(survey, clause)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Part>
      <OpenQuestion asked={asked} />
    </>
  )
}

/** Details of a clause: the targets of its conditions. */
export function ClausePart({ model, asked, clause, onSelect }: Props & { clause: MapClause }) {
  const t = useT()
  return (
    <>
      <QuestionPart label={t('logic.asked')} node={asked} />
      <Part label={t('logic.condition')}>
        <p className="weight-strong leading-145">{clauseText(model.survey, clause)}</p>
      </Part>
      {(['show_if', 'ends_if'] as const)
        .map((part) => ({ part, lines: linesOf(clause, part) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ part, lines }) => (
          <Part key={part} label={t(`logic.used_${part}`)}>
            <ul className={css.chips}>
              {lines.map(({ to }) => (
                <TargetButton key={to} model={model} target={to} onSelect={onSelect} />
              ))}
            </ul>
          </Part>
        ))}
      <OpenQuestion asked={asked} />
    </>
  )
}

function OpenQuestion({ asked: { question } }: Pick<Props, 'asked'>) {
  const t = useT()
  const jump = useJumpToPlace()
  return (
    <Button kind="secondary" onClick={() => jump({ kind: 'question', id: question.id }, question.id)}>
      {t('logic.open_question')}
    </Button>
  )
}
