import { useId, useMemo, useRef } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { TrashIcon, WarningIcon } from '../../../ui/icons/workIcons.ts'
import { canGate } from '#shared/branching/gateway.ts'
import { useReadTitle } from '../marks/useReadTitle.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useSurveySelector, useGatewayQuestion } from '../store/useEditorStore.ts'
import css from './EntryCard.module.css'
import { EntryQuestion } from './EntryQuestion.tsx'
import { GatewayBehavior } from './GatewayBehavior.tsx'
import { RuleList } from './rules/RuleList.tsx'
import { useGatewayJump } from './useGatewayJump.ts'

type Props = { entry: number; isOpen: boolean; onToggle: () => void; onRemove: () => void }

export function EntryCard({ entry, isOpen, onToggle, onRemove }: Props) {
  const t = useT()
  const id = useId()
  const place = useMemo(() => ({ entry }), [entry])
  const root = useRef<HTMLLIElement>(null)
  useGatewayJump(root, (shown) => isOpen && shown.kind === 'branching' && shown.entry === entry)
  const rules = useSurveySelector((survey) => survey.branching[entry]?.choice_rules.length ?? 0)
  const question = useGatewayQuestion(place)
  const number = useSurveySelector((survey) => surveyIndex(survey).questions.get(survey.branching[entry]?.question_id ?? '')?.number)
  const name = useReadTitle(question)
  const fits = question && canGate(question.type)
  const title = t('branching.entry', { number: entry + 1 })
  return (
    <li ref={root} className={css.card} data-entry={entry}>
      <div className="row">
        <h3 className={css.heading}>
          <Button kind="plain" className={css.toggle} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
            <span className="rigid weight-strong">{title}</span>
            <span className={css.question}>
              {fits ? (
                <>
                  {number} <span lang={name.text ? name.lang : undefined}>{name.text || t('cards.untitled')}</span>
                </>
              ) : (
                <span className="inline-row icon-16 gap-icon warned">
                  <WarningIcon /> {t('branching.no_question')}
                </span>
              )}
            </span>
            <span className="rigid text-xs muted">{t('admin.rule_count', { count: rules })}</span>
            <DownIcon className={`muted ${isOpen ? css.turned : ''}`} />
          </Button>
        </h3>
        <IconButton small danger className={css.remove} label={t('branching.remove_gateway', { number: entry + 1 })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      {isOpen && (
        <fieldset id={id} className={css.body} aria-label={title}>
          <EntryQuestion entry={entry} />
          {(fits || rules > 0) && (
            <>
              <GatewayBehavior place={place} />
              <RuleList place={place} />
            </>
          )}
        </fieldset>
      )}
    </li>
  )
}
