import type { Language } from '#shared/fields.ts'
import { loadable } from '../../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../../lib/loading/preloadOnIntent.ts'
import { Suspense, useRef, useState } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { hasSettings, settingsGroups, type SettingsGroup } from '../store/settingsGroups.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { useOnJump } from '../store/useOnJump.ts'
import css from './Settings.module.css'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'

const load = () => import('./settingsChunk.ts')
const SettingsGroups = loadable(async () => ({ default: (await load()).SettingsGroups }))
const SettingsLine = loadable(async () => ({ default: (await load()).SettingsLine }))

/** A jump to a group, which opens it. `language`: that of the text to focus. `serial` differs between two jumps to one group. */
export type GroupJump = { group: SettingsGroup; serial: number; language: Language | undefined }

/** The card below the survey's own fields: when the survey is open, to whom, how it looks and where it leads. Folded to a summary. */
export function Settings() {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const [jump, setJump] = useState<GroupJump>()
  const serial = useRef(0)
  const isAnySet = useSurveySelector(hasSettings)
  useOnJump(
    'survey',
    ({ part }) => isGroup(part),
    ({ part, language }) => {
      setOpened(true)
      serial.current += 1
      if (isGroup(part)) setJump({ group: part, serial: serial.current, language })
    },
  )
  return (
    <section className={css.card} aria-label={t('cards.settings')}>
      <details className={css.all} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className={css.summary} {...preloadOnIntent({ load: () => Promise.all([SettingsGroups.load(), SettingsLine.load()]) })}>
          <span className="rigid">{t('cards.settings')}</span>
          <Suspense fallback={<span className="grows" />}>{isAnySet && !opened ? <SettingsLine /> : <span className="grows" />}</Suspense>
          <DownIcon className="muted" />
        </summary>
        {opened && (
          <Suspense fallback={<LoadingText className={css.loading} />}>
            <SettingsGroups jump={jump} />
          </Suspense>
        )}
      </details>
    </section>
  )
}

const isGroup = (part?: string): part is SettingsGroup => settingsGroups.some((group) => group === part)
