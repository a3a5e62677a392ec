import type { SurveyBody } from '#shared/survey/survey.ts'
import { saveAgainKey } from '../../../lib/document/saveAgainKey.ts'
import { ApiError, type FieldError } from '../../../lib/api/ApiError.ts'
import { errorText, useT, type Translate } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { readTitle } from '../marks/names.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEditorView } from '../store/useEditorStore.ts'
import { fieldErrorText, placeOf, refusedFields } from './fieldErrors.ts'
import { DismissButton } from '../../../ui/message/DismissButton.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import css from './FailureNotice.module.css'
import { questionFields, sectionFields, surveyFields } from '../changes/surveyParts.ts'
import { useSaver, useSaveState } from './useSaver.ts'

export function FailureNotice() {
  const t = useT()
  const saver = useSaver()
  const { failure } = useSaveState()
  if (!failure) return null
  const { error, sent } = failure
  const status = error instanceof ApiError ? error.status : 0
  const refused = refusedFields(error)
  const retry = (label: string) => (
    <Button kind="secondary" onClick={() => void saver.save()}>
      {label}
    </Button>
  )
  const onDismiss = saver.dismiss
  if (refused.length) return <Refused sent={sent} refused={refused} onDismiss={onDismiss} />
  if (status === 404) {
    const anew = () => {
      saver.markDeleted()
      void saver.save()
    }
    return (
      <Message kind="danger" title={t('editor.deleted_title')} actions={<Button onClick={anew}>{t('editor.save_as_new')}</Button>}>
        <p>{t('editor.deleted_text')}</p>
      </Message>
    )
  }
  return (
    <Message
      kind="danger"
      title={t('editor.failed_title')}
      actions={retry(t(saveAgainKey(status, 'editor.compare')))}
      dismiss={<DismissButton onDismiss={onDismiss} />}
    >
      <p>
        {errorText(error)} {t('admin.kept_here')}
      </p>
    </Message>
  )
}

/** The fields that the server refused, each a link to its place. */
function Refused({ sent, refused, onDismiss }: { sent: SurveyBody; refused: FieldError[]; onDismiss: () => void }) {
  const t = useT()
  const view = useEditorView()
  return (
    <Message kind="danger" title={t('editor.refused_title')} dismiss={<DismissButton onDismiss={onDismiss} />}>
      <ul className={css.refused}>
        {refused.map((error) => {
          const { place, sectionId } = placeOf(error.path, sent)
          return (
            <li key={`${error.path} ${error.code}`}>
              <Button kind="plain" onClick={() => view.jumpTo(place, sectionId)}>
                {nameOf(error.path, sent, t)} <small>{fieldErrorText(error)}</small>
              </Button>
            </li>
          )
        })}
      </ul>
    </Message>
  )
}

const fieldNames = [...new Set([...surveyFields, ...sectionFields, ...questionFields])]

/** The name of a field by its path: '3.2 Which best describes your role?: Title'. */
function nameOf(path: string, survey: SurveyBody, t: Translate): string {
  const { place } = placeOf(path, survey)
  const { sections, questions } = surveyIndex(survey)
  const section = place.kind === 'section' ? sections.get(place.id) : undefined
  const question = place.kind === 'question' ? questions.get(place.id) : undefined
  const part = section?.section ?? question?.question
  const owner = part ? `${(section ?? question)!.number} ${readTitle(survey, part).text || t('admin.no_title')}` : ''
  const names = path.split('.').filter((name) => !/^\d+$/.test(name))
  const name = fieldNames.find((one) => one === (part ? names.find((own) => own !== 'sections' && own !== 'questions') : names[0]))
  return [owner, name && t(`editor.field_${name}`)].filter(Boolean).join(': ') || t('editor.of_survey')
}
