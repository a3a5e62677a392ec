import { lazy, memo, Suspense, useId, useRef } from 'react'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon, DownIcon } from '../../../ui/icons/siteIcons.ts'
import { WarningIcon } from '../../../ui/icons/workIcons.ts'
import { useSaveState } from '../saving/useSaver.ts'
import { useEditorView, useSurveySelector } from '../store/useEditorStore.ts'
import css from './LogicCheckPanel.module.css'
import type { LogicCheck } from './logicChecker.ts'
import { TextList } from './TextList.tsx'
import { nameOf } from '../marks/names.ts'
import { useLogicCheck } from './useLogicCheck.ts'
import { WarningFix } from './WarningFix.tsx'
import { jumpText, warningText } from './warningText.ts'

const OutdatedTexts = lazy(() => import('./OutdatedTexts.tsx'))

export const LogicCheckPanel = memo(function LogicCheckPanel() {
  const t = useT()
  const checked = useLogicCheck()
  const heading = useId()
  const summary = useRef<HTMLElement>(null)
  const { stored } = useSaveState()
  const isBilingual = useSurveySelector(({ languages }) => languages === undefined || languages === 'both')
  const count = checked?.warnings.length ?? 0
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <details className={css.part} open>
        <summary ref={summary}>
          {count > 0 ? <WarningIcon className={css.warns} /> : <CheckIcon className={css.fine} />}
          <h2 id={heading} className="text-sm">
            {t('logic.check')}
          </h2>
          <span className="text-xs muted">{count > 0 && t('logic.warnings', { count })}</span>
          <DownIcon className={css.fold} />
        </summary>
        {checked && count > 0 ? (
          <Warnings {...checked} onFixed={() => summary.current?.focus()} />
        ) : (
          <p className={css.none}>{t(checked ? 'logic.no_problems' : 'logic.checking')}</p>
        )}
      </details>
      {checked && <TextList survey={checked.survey} texts={checked.missing} heading={t('logic.missing')} />}
      {checked && stored && stored.version > 1 && isBilingual && (
        <Suspense>
          <OutdatedTexts survey={checked.survey} id={stored.id} version={stored.version} />
        </Suspense>
      )}
    </section>
  )
})

type OnFixed = {
  /** Called before the warning disappears, with the button that was pressed. */
  onFixed: () => void
}

const Warnings = ({ survey, warnings, onFixed }: LogicCheck & OnFixed) => (
  <ul className={css.list}>
    {warnings.map((warning) => (
      <Warning
        key={`${warning.code} ${JSON.stringify(warning.place)} ${'choice_value' in warning ? warning.choice_value : ''}`}
        {...{ survey, warning, onFixed }}
      />
    ))}
  </ul>
)

function Warning({ survey, warning, onFixed }: { survey: LogicCheck['survey']; warning: LogicWarning } & OnFixed) {
  const t = useT()
  const view = useEditorView()
  const { title, detail } = warningText(survey, warning, t)
  const { place } = warning
  const go = () => view.jumpTo(place, place.kind === 'branching' ? undefined : nameOf(survey, place)?.section_id)
  return (
    <li>
      <Button kind="plain" className={css.warning} onClick={go}>
        <strong className="weight-strong">{title}</strong>
        <span className={css.detail}>{detail}</span>
        <span className={css.go}>{jumpText(survey, place, t)}</span>
      </Button>
      <WarningFix warning={warning} onFixed={onFixed} />
    </li>
  )
}
