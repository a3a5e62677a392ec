import { useId, useState } from 'react'
import type { ExportFormat } from '#shared/responses/jobs.ts'
import type { Where } from '#shared/responses/results.ts'
import { downloadExport, exportedAtOnce, startExport } from '../../../lib/export/exportJobs.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { lang } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import css from './ExportDialog.module.css'

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'jsonl'] // not from the schema, to keep that out of the bundle

type Props = {
  surveyId: string
  where: Where
  /** The number of responses to export; undefined while counting. */
  count: number | undefined
  onClose: () => void
}

/** Chooses the file format and starts the export. */
export function ExportDialog({ surveyId, where, count, onClose }: Props) {
  const t = useT()
  const name = useId()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { submit, busy, failure } = useSubmit(async () => {
    if (format === 'xlsx' && where.length === 0 && count !== undefined && count <= exportedAtOnce) await downloadExport(surveyId)
    else await startExport(surveyId, { format, lang: lang(), where })
    onClose()
  })
  return (
    <Dialog
      title={t('admin.export')}
      onClose={onClose}
      closeLabel={t('admin.cancel')}
      actions={
        <Button busy={busy} onClick={() => void submit()}>
          {t('admin.export')}
        </Button>
      }
    >
      <p>
        {count === undefined
          ? t('results.export_some')
          : t(where.length > 0 ? 'results.export_filtered' : 'results.export_all', { count, number: number(count) })}
      </p>
      <fieldset className={css.formats}>
        <legend>{t('results.export_format')}</legend>
        {formats.map((each) => (
          <label key={each} htmlFor={`${name}-${each}`}>
            <input id={`${name}-${each}`} type="radio" name={name} checked={format === each} onChange={() => setFormat(each)} />
            <span>
              <strong className="block weight-strong">{t(`exports.${each}`)}</strong>
              <small className="block">{t(`results.export_${each}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <FailureMessage failure={failure} />
    </Dialog>
  )
}
