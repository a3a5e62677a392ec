import { editorPath } from '#shared/site/adminPaths.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ImportDialog } from '../../../ui/definition/ImportDialog.tsx'
import { GhostState } from '../../../ui/states/GhostState.tsx'
import { UploadIcon } from '../../../ui/icons/fileIcons.ts'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { createFromDefinition } from '../../../lib/surveys/createSurveys.ts'
import { DeleteSurveyDialog } from './DeleteSurveyDialog.tsx'
import screen from '../Screen.module.css'
import { SurveyList } from './SurveyList.tsx'
import { LoadedSurveys } from './LoadedSurveys.tsx'
import { useCall } from '../../../lib/api/queries.ts'

export function SurveyListScreen() {
  const t = useT()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const found = useCall('listSurveys', {})
  const [deleting, setDeleting] = useState<SurveyRow>()
  const [importing, setImporting] = useState(false)
  useTitle(t('nav.surveys'))
  return (
    <>
      <div className={screen.head}>
        <h1 ref={heading} tabIndex={-1} className={screen.heading}>
          {t('nav.surveys')}
        </h1>
        <div className={screen.ways}>
          <Button kind="secondary" onClick={() => setImporting(true)}>
            <UploadIcon /> {t('definition.import')}
          </Button>
          {found.data?.length !== 0 && (
            <ButtonLink to="new">
              <PlusIcon /> {t('admin.new_survey')}
            </ButtonLink>
          )}
        </div>
      </div>
      <LoadedSurveys found={found} empty={<NoSurveys />}>
        {(surveys) => <SurveyList surveys={surveys} onDelete={setDeleting} onCreated={found.reload} />}
      </LoadedSurveys>
      {deleting && (
        <DeleteSurveyDialog
          survey={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            found.reload()
            heading.current?.focus()
          }}
        />
      )}
      {importing && (
        <ImportDialog
          note={t('definition.note_new')}
          action={t('definition.import')}
          onImport={async (body) => {
            const { id } = await createFromDefinition(body, found.data ?? [])
            void navigate(id)
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}

function NoSurveys() {
  const t = useT()
  return (
    <GhostState
      ghost="rows"
      title={t('admin.empty_title')}
      action={
        <ButtonLink to={editorPath('new')}>
          <PlusIcon /> {t('admin.new_survey')}
        </ButtonLink>
      }
    >
      {t('admin.empty_text')}
    </GhostState>
  )
}
