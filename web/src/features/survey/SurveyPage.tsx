import { useParams } from 'react-router-dom'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { pickText } from '../../lib/language/pickText.ts'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { Loading } from '../../ui/states/Loading.tsx'
import column from './layout/Column.module.css'
import { MissingSurvey } from './sending/loadAfterFormChunk.ts'
import css from './SurveyPage.module.css'
import { SurveySession } from './SurveySession.tsx'
import { useSurvey } from './useSurvey.ts'

// App calls it before the first render, with no request of its own for it.
export { prefetch } from './prefetchSurvey.ts'

export default function SurveyPage() {
  const { id = '' } = useParams()
  return <SurveyAt key={id} slugOrId={id} />
}

function SurveyAt({ slugOrId }: { slugOrId: string }) {
  const t = useT()
  const { loaded, key, retry } = useSurvey(slugOrId)
  useTitle(
    loaded.state === 'ready' ? pickText(pair(loaded.survey, 'title')).text : loaded.state === 'missing' ? t('response.missing') : undefined,
  )

  if (loaded.state === 'loading')
    return (
      <Loading>
        <Placeholders />
      </Loading>
    )
  return (
    <main id="main" className={css.page}>
      {loaded.state === 'ready' && <SurveySession key={key} survey={loaded.survey} user={loaded.user} response={loaded.response} />}
      {loaded.state === 'failed' && (
        <div className={column.column}>
          <LoadError error={loaded.error} retry={retry} isPage />
        </div>
      )}
      {loaded.state === 'missing' && <MissingSurvey slugOrId={slugOrId} />}
    </main>
  )
}

const Placeholders = () => (
  <div className={`${column.column} ${css.places}`} aria-hidden="true">
    <span />
    <span />
    <span />
    <div />
    <div />
  </div>
)
