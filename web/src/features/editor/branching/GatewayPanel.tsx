import { useMemo, useRef } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { GatewayIcon } from '../../../ui/icons/questionIcons.ts'
import { switchGateway } from '../store/edits/logic/gateway.ts'
import { useEditorStore, useQuestion } from '../store/useEditorStore.ts'
import { GatewayBehavior } from './GatewayBehavior.tsx'
import css from './GatewayPanel.module.css'
import { RuleList } from './rules/RuleList.tsx'
import { useGatewayJump } from './useGatewayJump.ts'

export function GatewayPanel({ questionId }: { questionId: string }) {
  const t = useT()
  const store = useEditorStore()
  const gateway = useQuestion(questionId)?.gateway
  const place = useMemo(() => ({ questionId }), [questionId])
  const root = useRef<HTMLFieldSetElement>(null)
  useGatewayJump(root, (shown) => shown.kind === 'question' && shown.id === questionId && shown.part === 'gateway')

  const on = gateway?.enabled ?? false
  const kept = gateway?.choice_rules.length ?? 0
  return (
    <fieldset ref={root} className={css.panel}>
      <legend className="unseen">{t('admin.gateway')}</legend>
      <div className={css.head}>
        <h4 className={css.heading}>
          <GatewayIcon className={css.icon} /> {t('admin.gateway')}
        </h4>
        <p className={css.lead}>{t('branching.gateway_lead')}</p>
        <Switch
          label={
            <>
              <span className="unseen">{t('admin.gateway')}</span>
              <span aria-hidden="true">{t(on ? 'branching.on' : 'branching.off')}</span>
            </>
          }
          className="rigid pushed"
          checked={on}
          onChange={({ target }) => store.edit(switchGateway(questionId, target.checked))}
        />
      </div>
      {on && <GatewayBehavior place={place} />}
      {on && <RuleList place={place} />}
      {!on && kept > 0 && <p className={css.lead}>{t('branching.kept', { count: kept })}</p>}
    </fieldset>
  )
}
