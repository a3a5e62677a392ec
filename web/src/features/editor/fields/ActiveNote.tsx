import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { AlertIcon } from '../../../ui/icons/siteIcons.ts'
import { displayName, nameOf } from '../logic/names.ts'
import { useLogicCheck } from '../logic/useLogicCheck.ts'
import { useSurveySelector, useEditorView } from '../store/useEditorStore.ts'
import css from './SurveyFields.module.css'

/** Warns, while the survey is active, of a required question without choices, which keeps people from submitting the survey. */
export function ActiveNote({ id }: { id: string }) {
  const t = useT()
  const view = useEditorView()
  const isActive = useSurveySelector((survey) => survey.is_active)
  const checked = useLogicCheck()
  const place = checked?.warnings.find((warning) => warning.code === 'no_choices' && warning.required)?.place
  const blocking = isActive && place?.kind === 'question' ? nameOf(checked!.survey, place) : undefined
  if (!blocking || place?.kind !== 'question') return null
  return (
    <div id={id} className={css.blocked}>
      <AlertIcon />
      <p>
        {t('fields.blocked')}{' '}
        <Button kind="plain" onClick={() => view.jumpTo(place, blocking.section_id)}>
          {displayName(checked!.survey, place, t)}
        </Button>
      </p>
    </div>
  )
}
