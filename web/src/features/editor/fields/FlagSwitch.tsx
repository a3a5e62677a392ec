import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'

type Props = { name: 'is_active' | 'is_listed'; label: string; describedBy: string }

/** Switches whether people can answer the survey (`is_active`), or find it without its link (`is_listed`), from the next save on. */
export function FlagSwitch({ name, label, describedBy }: Props) {
  const store = useEditorStore()
  const isOn = useSurveySelector((survey) => survey[name])
  return (
    <Switch
      label={label}
      aria-describedby={describedBy}
      checked={isOn}
      onChange={({ target }) => store.edit((survey) => ({ ...survey, [name]: target.checked }))}
    />
  )
}
