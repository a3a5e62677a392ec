import { useRef, useState } from 'react'
import type { ReadDefinition } from '#shared/survey/file/definitionFile.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../lib/language/i18n.ts'
import { FailureMessage } from '../message/FailureMessage.tsx'
import { Button } from '../Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { BilingualText } from '../BilingualText.tsx'
import { useSubmit } from '../forms/submitting/useSubmit.ts'
import { FileDrop } from './FileDrop.tsx'
import css from './ImportDialog.module.css'
import { ImportProblems } from './ImportProblems.tsx'

type Props = {
  note: string
  action: string
  /** Imports the survey; then the dialog closes. An error that it throws is shown. */
  onImport: (survey: SurveyBody) => Promise<void> | void
  onClose: () => void
}

type Chosen = { name: string; found: ReadDefinition }

/** Reads a survey from a file, shows its summary, and imports it. */
export function ImportDialog({ note, action, onImport, onClose }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const { submit, busy, failure, clear } = useSubmit(async (imported: SurveyBody) => {
    await onImport(imported)
    dialog.current?.close()
  })
  const found = chosen?.found
  const survey = found && 'survey' in found ? found.survey : undefined

  async function choose(file: File) {
    clear()
    setChosen({ name: file.name, found: await readFile(file) })
  }

  return (
    <Dialog
      ref={dialog}
      title={t('definition.import_title')}
      onClose={onClose}
      unsaved={busy}
      closeLabel={t('admin.cancel')}
      actions={
        survey && (
          <Button busy={busy} onClick={() => void submit(survey)}>
            {action}
          </Button>
        )
      }
    >
      <FileDrop chosen={chosen?.name} onFile={(file) => void choose(file)} />
      {survey && (
        <output className={css.found}>
          <strong>
            <BilingualText of={pair(survey, 'title')} />
          </strong>
          <span>
            {t('admin.sections', { count: survey.sections.length })},{' '}
            {t('survey.questions', { count: survey.sections.flatMap(({ questions }) => questions).filter(takesAnswer).length })}
          </span>
          <span>{note}</span>
        </output>
      )}
      {found && !('survey' in found) && <ImportProblems found={found} />}
      <FailureMessage failure={failure} />
    </Dialog>
  )
}

/** Parses a definition file, with a schema that is loaded on demand. A file over the limit is not read. */
async function readFile(file: File): Promise<ReadDefinition> {
  if (file.size > limits.surveyBodyBytes) return { unreadable: 'too_large' }
  const [{ readDefinition }, text] = await Promise.all([import('#shared/survey/file/definitionFile.ts'), file.text().catch(() => '')])
  return readDefinition(text)
}
