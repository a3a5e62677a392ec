import { useState, type ComponentType, type MouseEvent } from 'react'
import { isUnanswered } from '#shared/answers/isAnswered.ts'
import { type AnswerValue, isChoiceType, kinds } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { address, call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/export/download.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { checkedKinds, writtenBeside } from '#shared/kinds/checkedKinds.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { FileIcon } from '../../../ui/icons/fileIcons.ts'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { chosenValues, findChoice, isString } from '#shared/kinds/choice.ts'
import { rowAnswer } from '#shared/kinds/rows/rowAnswers.ts'
import { fileValues, type FileValue } from '#shared/kinds/files.ts'
import { FailureText } from '../../../ui/message/FailureText.tsx'
import { formerText } from '../answers/formerText.ts'
import css from './ReadAnswer.module.css'
import { BilingualText } from '../../../ui/BilingualText.tsx'

/** `text`: of a choice that takes one. `responseId`: that of the saved response; undefined for an answer that was not sent. */
type Props = { question: Question; value: AnswerValue; text?: string | undefined; responseId: string | undefined }

/** An answer to read: text, the chosen labels, or the files, which are links if the response is saved. */
export function ReadAnswer({ value, ...given }: Omit<Props, 'value'> & { value: AnswerValue | undefined }) {
  const t = useT()
  const { type } = given.question
  if (value === undefined || isUnanswered(type, value)) return <p className="muted">{t('response.no_answer')}</p>
  const isReadable = kinds[type].hasShape(value) || (isChoiceType(type) && chosenValues(value).length > 0)
  if (!isReadable) return <p className={css.text}>{formerText(value)}</p>
  const { readAs } = checkedKinds[type]
  const Read = readAs ? readers[readAs] : Text
  return <Read value={value} {...given} />
}

/** An answer's language is not stored: the page's is assumed. */
function Text({ question, value }: Props) {
  return (
    <p className={css.text} lang={useLanguage()} dir="auto">
      {checkedKinds[question.type].written(value, question, useLanguage())}
    </p>
  )
}

const Rich = ({ value }: Props) => <RichText html={value as string} lang={useLanguage()} />

/** The label of the choice with this value; the value itself if no choice has it any more. */
function ChoiceLabel({ question, value }: { question: Question; value: string }) {
  const choice = findChoice(question.choices, value)
  return choice ? <BilingualText of={pair(choice, 'label')} fallback={value} /> : <bdi>{value}</bdi>
}

function Choices({ question, value, text }: Props) {
  const values = chosenValues(value)
  const writer = writtenBeside(question, values)
  return (
    <ul className={css.list}>
      {values.map((chosen) => (
        <li key={chosen}>
          <CheckIcon />
          <span>
            <ChoiceLabel question={question} value={chosen} />
            {text && chosen === writer && (
              <>
                : <bdi>{text}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
      {text && writer === undefined && (
        <li>
          <CheckIcon />
          <bdi>{text}</bdi>
        </li>
      )}
    </ul>
  )
}

function Ranks({ question, value }: Props) {
  return (
    <ol className={css.ranks}>
      {chosenValues(value).map((chosen) => (
        <li key={chosen}>
          <ChoiceLabel question={question} value={chosen} />
        </li>
      ))}
    </ol>
  )
}

function Rows({ question, value }: Props) {
  return (
    <dl className={css.rows}>
      {(question.rows ?? []).flatMap((row) => {
        const answer = rowAnswer(value, row.id)
        if (!isString(answer)) return []
        return [
          <div key={row.id}>
            <dt>
              <BilingualText of={pair(row, 'label')} fallback={row.id} />
            </dt>
            <dd>
              <ChoiceLabel question={question} value={answer} />
            </dd>
          </div>,
        ]
      })}
    </dl>
  )
}

function Files({ value, responseId }: Props) {
  return (
    <ul className={css.list}>
      {fileValues(value).map((file) => (
        <li key={file.id}>
          <FileIcon />
          <span>{responseId ? <FileLink file={file} responseId={responseId} /> : <bdi>{file.name}</bdi>}</span>
        </li>
      ))}
    </ul>
  )
}

const readers: Record<NonNullable<(typeof checkedKinds)[Question['type']]['readAs']>, ComponentType<Props>> = {
  html: Rich,
  list: Choices,
  files: Files,
  rows: Rows,
  ranks: Ranks,
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
      {failure !== null && <FailureText>{errorText(failure)}</FailureText>}
    </>
  )
}
