import { useState, type MouseEvent } from 'react'
import { isAnswered } from '#shared/answers/isAnswered.ts'
import { answerKind, isChoiceType } from '#shared/survey/questionTypes.ts'
import type { AnswerValue, FileValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { address, call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/export/download.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { answerToText } from '#shared/answers/answerToText.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { findChoice, chosenValues, fileValues } from '../answers/answerValues.ts'
import css from './ReadAnswer.module.css'
import { BilingualText } from '../../../ui/BilingualText.tsx'

/** `responseId`: that of the saved response; undefined for an answer that was not sent. */
type Props = { question: Question; value: AnswerValue | undefined; responseId: string | undefined }

/** An answer to read: text, the chosen labels, or the files, which are links where the response is saved. */
export function ReadAnswer({ question, value, responseId }: Props) {
  const t = useT()
  const lang = useLanguage() // an answer's language is not stored: the page's is assumed
  const none = <p className={css.none}>{t('answered.no_answer')}</p>
  if (answerKind(question.type) === 'files') return <Files files={fileValues(value)} none={none} responseId={responseId} />
  if (isChoiceType(question.type)) return <Choices question={question} values={chosenValues(value)} none={none} />
  if (value === undefined || !isAnswered(question, value)) return none
  if (answerKind(question.type) === 'html') return <RichText html={value as string} lang={lang} />
  return (
    <p className={css.text} lang={lang} dir="auto">
      {answerToText(question, value)}
    </p>
  )
}

function Choices({ question, values, none }: { question: Question; values: string[]; none: React.ReactNode }) {
  if (values.length === 0) return none
  return (
    <ul className={css.list}>
      {values.map((value) => {
        const choice = findChoice(question, value)
        return (
          <li key={value}>
            <Icon name="check" />
            <span>{choice ? <BilingualText of={pair(choice, 'label')} /> : <bdi>{value}</bdi>}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Files({ files, none, responseId }: { files: FileValue[]; none: React.ReactNode; responseId: string | undefined }) {
  if (files.length === 0) return none
  return (
    <ul className={css.list}>
      {files.map((file) => (
        <li key={file.id}>
          <Icon name="file" />
          <span>{responseId ? <FileLink file={file} responseId={responseId} /> : <bdi>{file.name}</bdi>}</span>
        </li>
      ))}
    </ul>
  )
}

/** A link to a file of a saved response. A click asks for a signed address first, since a plain link would carry no access token. */
function FileLink({ file: { id, name }, responseId }: { file: FileValue; responseId: string }) {
  const [failure, setFailure] = useState<unknown>(null)
  const input = { id, query: { response: responseId } }
  async function openFile(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setFailure(null)
    try {
      const { url } = await call('getFile', input, { headers: { accept: 'application/json' } })
      download(url)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <>
      <a href={address('getFile', input)} onClick={(event) => void openFile(event)}>
        <bdi>{name}</bdi>
      </a>
      {failure !== null && (
        <span role="alert" className={css.failure}>
          {errorText(failure)}
        </span>
      )}
    </>
  )
}
