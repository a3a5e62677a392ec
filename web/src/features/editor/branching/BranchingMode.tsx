import { useRef } from 'react'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { isGateway } from '../store/edits/logic/gateway.ts'
import { TurnAllButton } from '../logic/turn/TurnAllButton.tsx'
import { setBranchingMode } from '../store/edits/logic/branching.ts'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import css from './BranchingMode.module.css'

const modes = ['intersect', 'independent'] as const

/** Chooses how several gateways combine; with two or more in intersect mode, it suggests independent mode, or conditions. */
export function BranchingMode() {
  const t = useT()
  const store = useEditorStore()
  const mode = useSurveySelector((survey) => survey.branching_mode)
  const gateways = useSurveySelector(gatewayCount)
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className={css.mode}>
      <Select
        label={t('branching.combine')}
        hint={t(`branching.${mode}_hint`)}
        className={css.select}
        value={mode}
        onChange={({ target }) => store.edit(setBranchingMode(target.value as typeof mode))}
      >
        {modes.map((one) => (
          <option key={one} value={one}>
            {t(`branching.${one}`)}
          </option>
        ))}
      </Select>
      {mode === 'intersect' && gateways > 1 && (
        <Message kind="info" className={css.advice}>
          <p>{t('branching.suggest', { count: gateways })}</p>
          <div className="row wrap gap-2">
            <Button kind="secondary" onClick={() => store.edit(setBranchingMode('independent'))}>
              {t('branching.make_independent')}
            </Button>
            <TurnAllButton onTurned={() => root.current?.querySelector('select')?.focus()} />
          </div>
        </Message>
      )}
    </div>
  )
}

const gatewayCount = (survey: SurveyBody): number =>
  survey.sections.reduce((count, { questions }) => count + questions.filter((question) => isGateway(survey, question)).length, 0)
