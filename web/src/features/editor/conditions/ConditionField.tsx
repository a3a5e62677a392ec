import { Suspense, useRef, useState } from 'react'
import { loadable } from '../../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../../lib/loading/preloadOnIntent.ts'
import { flushSync } from 'react-dom'
import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConditionIcon } from '../../../ui/icons/questionIcons.ts'
import { EditIcon } from '../../../ui/icons/workIcons.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'
import { setBranchingMode } from '../store/edits/logic/branching.ts'
import { addClause, conditionAt } from '../store/edits/logic/conditions.ts'
import { useEditorStore, useSurveySelector } from '../store/useEditorStore.ts'
import css from './ConditionField.module.css'
import { EndedCount } from './ResponseCounts.tsx'
import { ConditionStatus } from './ConditionStatus.tsx'
import { ConditionWords } from '../logic/ConditionWords.tsx'
import { gatewayConflict } from '../logic/gatewayConflict.ts'
import { TurnAllButton } from '../logic/turn/TurnAllButton.tsx'
import { ownerOf } from './owner.ts'
import { readableQuestions } from './clause/readableQuestions.ts'

const ConditionEditor = loadable(async () => ({ default: (await import('./ConditionEditor.tsx')).ConditionEditor }))

/** A button that begins a condition; or the condition as a sentence, which opens in place, with its effect in the preview. */
export function ConditionField({ place }: { place: ConditionPlace }) {
  const t = useT()
  const store = useEditorStore()
  const root = useRef<HTMLDivElement>(null)
  const condition = useSurveySelector((survey) => conditionAt(survey, place))
  const owner = useSurveySelector((survey) => ownerOf(survey, place))
  const against = useSurveySelector((survey) => gatewayConflict(survey, place))
  const hasReadable = useSurveySelector((survey) => Boolean(survey.link_fields?.length) || readableQuestions(survey, place).length > 0)
  const [isOpen, setOpen] = useState(false)

  const begin = () => {
    setOpen(true)
    store.edit(addClause(place))
  }
  const fold = () => {
    flushSync(() => setOpen(false))
    root.current?.querySelector('button')?.focus()
  }
  const part = place.part ?? 'show_if'
  if (!condition) {
    if (against === 'gateway_question') return null
    return (
      <div ref={root} className={css.begin} data-part={part}>
        <Button kind="quiet" disabled={!hasReadable} {...preloadOnIntent(ConditionEditor)} onClick={begin}>
          <ConditionIcon /> {t(`conditions.begin_${part}`)}
        </Button>
        {!hasReadable && <small className={css.hint}>{t('conditions.none_before')}</small>}
      </div>
    )
  }
  return (
    <div ref={root} className={css.field} data-part={part}>
      {isOpen ? (
        <Suspense fallback={<LoadingText />}>
          <ConditionEditor place={place} owner={owner} condition={condition} onDone={fold} onRemoved={fold} />
        </Suspense>
      ) : (
        <Button
          kind="plain"
          className={css.folded}
          aria-expanded={false}
          {...preloadOnIntent(ConditionEditor)}
          onClick={() => setOpen(true)}
        >
          <ConditionIcon />
          <span className="shrinks breakable">
            <strong className="weight-strong">{t(`conditions.folded_${part}`)}</strong> <ConditionWords place={place} />
          </span>
          <EditIcon className={css.pen} />
        </Button>
      )}
      {against ? (
        <Message
          kind="warning"
          actions={
            <>
              <Button kind="secondary" onClick={() => store.edit(setBranchingMode('independent'))}>
                {t('branching.make_independent')}
              </Button>
              <TurnAllButton onTurned={() => root.current?.querySelector('button')?.focus()} />
            </>
          }
        >
          <p>{t(`conditions.${against}`)}</p>
        </Message>
      ) : (
        <ConditionStatus place={place} />
      )}
      {part === 'ends_if' && !isOpen && (
        <div className="row wrap gap-2">
          <EndedCount sectionId={place.id} />
        </div>
      )}
    </div>
  )
}
