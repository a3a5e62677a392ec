import { useEffect, useMemo, useState } from 'react'
import { outdatedTexts } from '#shared/survey/languages/outdatedTexts.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useVersions } from '../../../lib/api/surveyVersions.ts'
import { onIdle } from '../../../lib/loading/onIdle.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { markOutdated } from '../marks/outdatedMarks.ts'
import { useSaver } from '../saving/useSaver.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { TextList } from './TextList.tsx'

/** How many versions before the stored one are compared. */
const mostVersions = 10

/** The texts that changed in only one language, by the last versions and the edited survey; marks their sections and questions too. */
export default function OutdatedTexts({ survey, id, version }: { survey: SurveyBody; id: string; version: number }) {
  const t = useT()
  const store = useEditorStore()
  const base = useSaver().base()
  const versions = useHistory(id, version)
  const texts = useMemo(() => outdatedTexts([...versions, base, survey]), [versions, base, survey])
  useEffect(() => {
    markOutdated(store, texts)
    return () => markOutdated(store, [])
  }, [store, texts])
  return <TextList {...{ survey, texts }} heading={t('logic.outdated')} note={t('logic.outdated_note')} />
}

/** The versions before the stored one, the oldest first; loaded one by one while the page is idle. */
function useHistory(id: string, version: number): SurveyBody[] {
  const most = Math.min(mostVersions, version - 1)
  const [count, setCount] = useState(0)
  const loaded = useVersions(
    id,
    Array.from({ length: Math.min(count, most) }, (_, at) => version - 1 - at),
  )
  const isNextWanted = count < most && loaded.length >= count
  useEffect(() => (isNextWanted ? onIdle(() => setCount(count + 1)) : undefined), [isNextWanted, count])
  return useMemo(() => loaded.toSorted((one, other) => one.version - other.version), [loaded])
}
