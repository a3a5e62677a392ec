import { useEffect } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { FileLines } from './FileLines.tsx'
import { preloadSender } from './loadSender.ts'
import { uploadText } from './uploadText.ts'
import { useUploads, type Line } from './useUploads.ts'
import css from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import { onIdle } from '../../../../lib/loading/onIdle.ts'

/** file_upload: files are uploaded when they are chosen; the answer has the files whose upload is done. */
export function FileQuestion({ question }: { question: Question }) {
  const t = useT()
  const { problem, control } = useAnswer(question.id)
  const { lines, uploads, last } = useUploads(question.id)
  useEffect(() => onIdle(preloadSender), [])
  const remove = (line: Line) => {
    if (line.upload) uploads.remove(line.upload.key)
    else if (line.file) uploads.removeFile(question.id, line.file.id)
    document.getElementById(control)?.focus()
  }
  return (
    <fieldset className={css.question} data-question={question.id}>
      <legend className={css.title}>
        <QuestionTitle question={question} />
      </legend>
      <QuestionDetails question={question} problem={problem} />
      <ChooseFiles
        control={control}
        describedBy={describedBy(question, problem)}
        invalid={problem !== undefined}
        onFiles={(chosen) => uploads.add(question.id, chosen)}
      />
      {lines.length > 0 && <FileLines lines={lines} onRemove={remove} onRetry={({ key }) => uploads.retry(key)} />}
      <output className="unseen">
        {last && (
          <>
            <bdi>{last.name}</bdi>: {uploadText(t, last)}
          </>
        )}
      </output>
    </fieldset>
  )
}
