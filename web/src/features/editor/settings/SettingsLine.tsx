import { useT } from '../../../lib/language/i18n.ts'
import { settingsGroups } from '../store/settingsGroups.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { settingsWords } from './settingsWords.ts'

/** A summary of all groups of settings, on the folded line. */
export function SettingsLine() {
  const t = useT()
  const words = useSurveySelector((survey) =>
    settingsGroups
      .map((group) => settingsWords(group, survey, t))
      .filter(Boolean)
      .join(' · '),
  )
  return (
    <small className="grows shrinks one-line regular" title={words}>
      {words}
    </small>
  )
}
