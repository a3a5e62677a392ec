import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../lib/language/i18n.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { settingsGroups, type SettingsGroup } from '../store/settingsGroups.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { AfterFields, CountingFields } from './EndFields.tsx'
import { LookSettings } from './LookSettings.tsx'
import { PanelFields } from './panel/PanelFields.tsx'
import { RespondentFields } from './people/RespondentFields.tsx'
import type { GroupJump } from './Settings.tsx'
import css from './Settings.module.css'
import { settingsWords } from './settingsWords.ts'
import { OpeningFields } from './time/OpeningFields.tsx'

const fieldsOf: Record<SettingsGroup, ComponentType> = {
  when: OpeningFields,
  who: RespondentFields,
  looks: LookSettings,
  after: AfterFields,
  panel: PanelFields,
  counting: CountingFields,
}

/** The groups of the settings, each folded to a summary in words. */
export function SettingsGroups({ jump }: { jump: GroupJump | undefined }) {
  return settingsGroups.map((group) => <Group key={group} group={group} jump={jump?.group === group ? jump : undefined} />)
}

function Group({ group, jump }: { group: SettingsGroup; jump: GroupJump | undefined }) {
  const t = useT()
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const words = useSurveySelector((survey) => settingsWords(group, survey, t))
  const Fields = fieldsOf[group]

  const openHere = useEffectEvent(() => {
    flushSync(() => setOpened(true))
    const { current } = details
    current?.scrollIntoView({ block: 'start' })
    const text = jump?.language && `[role=textbox][lang=${jump.language}]`
    const found = [text ?? '[aria-invalid=true]', 'input, select, [role=textbox]'].map((one) => current?.querySelector<HTMLElement>(one))
    const field = found.find(Boolean)
    field?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!jump) return undefined
    const frame = requestAnimationFrame(() => openHere()) // outside of React's commit, where nothing can be rendered at once
    return () => cancelAnimationFrame(frame)
  }, [jump])

  return (
    <details ref={details} className={css.group} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={css.summary}>
        <span className={css.name}>{t(`life.${group}`)}</span>
        <small className={css.words} data-set={words !== '' || undefined}>
          {words || t(`life.${group}_default`)}
        </small>
        <DownIcon className="muted" />
      </summary>
      {opened && (
        <div className={css.fields}>
          <Fields />
        </div>
      )}
    </details>
  )
}
