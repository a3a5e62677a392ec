import { useT } from '../../../lib/language/i18n.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { displayName, nameOf } from '../logic/names.ts'
import { useChecked } from '../logic/useLogicWarnings.ts'
import { useEdited } from '../store/useEditor.ts'
import { useEditorView } from '../store/useEditorView.ts'
import css from './SurveyFields.module.css'

/** Beside Active, while it is on: the first required question that has no choices, so that no one can submit the survey. */
export function ActiveNote({ id }: { id: string }) {
  const t = useT()
  const view = useEditorView()
  const isActive = useEdited((survey) => survey.is_active)
  const checked = useChecked()
  const place = checked?.warnings.find((warning) => warning.code === 'no_choices' && warning.required)?.place
  const blocking = isActive && place?.kind === 'question' ? nameOf(checked!.survey, place) : undefined
  if (!blocking || place?.kind !== 'question') return null
  return (
    <div id={id} className={css.blocked}>
      <Icon name="alert" />
      <p>
        {t('fields.blocked')}{' '}
        <button type="button" onClick={() => view.show(place, blocking.section_id)}>
          {displayName(checked!.survey, place, t)}
        </button>
      </p>
    </div>
  )
}
