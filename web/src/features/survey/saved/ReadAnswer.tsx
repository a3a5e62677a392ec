import { isAnswered } from '#shared/answers/isAnswered.ts'
import { answerKind, isChoiceType } from '#shared/questionTypes.ts'
import type { AnswerValue, FileValue } from '#shared/response.ts'
import type { Question } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { writtenText } from '../../../lib/text/writtenText.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { choiceOf, chosen, filesOf } from '../answers/answerValues.ts'
import { FileLink } from '../files/FileLink.tsx'
import css from './ReadAnswer.module.css'
import { BilingualText } from '../../../ui/BilingualText.tsx'

/** `responseId`: the saved response that the answer is part of, where it is. */
type Props = { question: Question; value: AnswerValue | undefined; responseId: string | undefined }

/** An answer to read: text, the choices that were made, or the files that were given, to download where they are saved. */
export function ReadAnswer({ question, value, responseId }: Props) {
  const t = useT()
  const lang = useLanguage() // of what was written, where nothing else is known of it
  const none = <p className={css.none}>{t('answered.no_answer')}</p>
  if (answerKind(question.type) === 'files') return <Files files={filesOf(value)} none={none} responseId={responseId} />
  if (isChoiceType(question.type)) return <Choices question={question} values={chosen(value)} none={none} />
  if (value === undefined || !isAnswered(question, value)) return none
  if (answerKind(question.type) === 'html') return <RichText html={value as string} lang={lang} />
  return (
    <p className={css.text} lang={lang} dir="auto">
      {writtenText(question, value)}
    </p>
  )
}

function Choices({ question, values, none }: { question: Question; values: string[]; none: React.ReactNode }) {
  if (values.length === 0) return none
  return (
    <ul className={css.list}>
      {values.map((value) => {
        const choice = choiceOf(question, value)
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
