import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'

const load = () => import('./saveCalendarFile.ts')

/** Downloads a calendar file of the moment when a survey opens. */
export function AddToCalendar({ survey, opens }: { survey: Survey; opens: string }) {
  const t = useT()
  const save = () =>
    load().then(
      ({ saveCalendarFile }) => saveCalendarFile(survey, opens),
      () => undefined,
    )
  return (
    <Button size="lg" onClick={() => void save()}>
      {t('response.add_to_calendar')}
    </Button>
  )
}
