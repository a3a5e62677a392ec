import { editorPath } from '#shared/site/adminPaths.ts'
import { loadable } from '../../../lib/loading/loadable.tsx'
import { preloadOnIntent } from '../../../lib/loading/preloadOnIntent.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api/allCalls.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { createFromDefinition } from '../../../lib/surveys/createSurveys.ts'
import { Button } from '../../../ui/Button.tsx'
import { ImportDialog } from '../../../ui/definition/ImportDialog.tsx'
import { UploadIcon } from '../../../ui/icons/fileIcons.ts'
import { CopyIcon, TemplateIcon } from '../../../ui/icons/workIcons.ts'
import { useSaveState } from '../saving/useSaver.ts'
import { newSurvey } from '../store/newSurvey.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { CopyDialog } from './CopyDialog.tsx'
import css from './OtherStarts.module.css'

const TemplatesDialog = loadable(() => import('./templates/TemplatesDialog.tsx'))

/** Offers a template, a copy of a survey and a file instead of an empty form, until the first change of a new survey. */
export function OtherStarts() {
  const { stored } = useSaveState()
  const isUntouched = useSurveySelector((survey) => survey === newSurvey)
  return isUntouched && !stored ? <Row /> : null
}

function Row() {
  const t = useT()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'template' | 'copy' | 'import'>()
  const close = () => setOpened(undefined)
  const goTo = ({ id }: { id: string }) => void navigate(editorPath(id))
  return (
    <div className={css.row}>
      <p className="unseen seen-wide">{t('definition.other_starts')}</p>
      <Button kind="quiet" {...preloadOnIntent(TemplatesDialog)} onClick={() => setOpened('template')}>
        <TemplateIcon /> {t('cards.use_template')}
      </Button>
      <Button kind="quiet" onClick={() => setOpened('copy')}>
        <CopyIcon /> {t('definition.copy')}
      </Button>
      <Button kind="quiet" onClick={() => setOpened('import')}>
        <UploadIcon /> {t('definition.import_title')}
      </Button>
      {opened === 'template' && (
        <Suspense>
          <TemplatesDialog onClose={close} />
        </Suspense>
      )}
      {opened === 'copy' && <CopyDialog onCopied={goTo} onClose={close} />}
      {opened === 'import' && (
        <ImportDialog
          note={t('definition.note_new')}
          action={t('definition.import')}
          onImport={async (survey) => goTo(await createFromDefinition(survey, await call('listSurveys', {})))}
          onClose={close}
        />
      )}
    </div>
  )
}
