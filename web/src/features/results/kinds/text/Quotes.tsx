import { use, useId, useRef, useState } from 'react'
import { isSamePin, type Pin } from '#shared/responses/report.ts'
import type { Response } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { call } from '../../../../lib/api/api.ts'
import { useLoaded } from '../../../../lib/api/queries.ts'
import { errorText, useT } from '../../../../lib/language/i18n.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { PinIcon } from '../../../../ui/icons/workIcons.ts'
import { ReportContext } from '../../report/ReportContext.ts'
import { Answers, type AnswersProps } from './Answers.tsx'
import css from './Quotes.module.css'
import { writtenText } from './writtenText.ts'

/** The pinned answers to a question, or pinned texts of a choice, and the list of all answers to pin. */
export function Quotes(answers: AnswersProps) {
  const t = useT()
  const { pins, isFiltered } = use(ReportContext)!
  const [isOpen, setIsOpen] = useState(false)
  const chooser = useRef<HTMLElement>(null)
  const { question, choice, title } = answers
  const pinOf = (response: string, updated_at?: string): Pin => ({
    response,
    question_id: question.id,
    ...(choice !== undefined && { choice }),
    ...(updated_at && { updated_at }),
  })
  const own = (pins.list ?? []).filter((pin) => isSamePin(pin, pinOf(pin.response)))
  return (
    <>
      {own.length > 0 && (
        <ul className={css.quotes} aria-label={`${t('report.quotes')}: ${title}`}>
          {own.map((pin) => (
            <Quote key={pin.response} pin={pin} question={question} onRemove={() => chooser.current?.focus()} />
          ))}
        </ul>
      )}
      {own.length > 0 && isFiltered && <p className="text-xs muted">{t('report.quotes_of_all')}</p>}
      {pins.list && (
        <details className={css.choose} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary ref={chooser} className="inline-row target text-sm muted">
            {t('report.choose')}
          </summary>
          {isOpen && <Answers {...answers} pinOf={pinOf} />}
        </details>
      )}
    </>
  )
}

/** A pinned answer in its present form, with a note if the response was changed since. `onRemove` moves the focus, which would disappear with the button. */
function Quote({ pin, question, onRemove }: { pin: Pin; question: Question; onRemove: () => void }) {
  const t = useT()
  const id = useId()
  const { pins } = use(ReportContext)!
  const { data, error } = useLoaded(['getResponse', pin.response], (signal) => call('getResponse', { id: pin.response }, { signal }))
  const response = data as Response | undefined
  const isChanged = response && pin.updated_at !== undefined && pin.updated_at !== response.updated_at
  const text = response && writtenText(question, response.answers, pin.choice)
  const remove = () => {
    onRemove()
    pins.toggle(pin)
  }
  return (
    <li className="row between gap-3" data-lost={text === null || undefined}>
      <div>
        <blockquote id={id} lang={text ? (response?.language ?? undefined) : undefined} dir="auto">
          {text ?? (error === undefined ? text === null && t('report.quote_lost') : errorText(error))}
        </blockquote>
        {text && isChanged && <p className="text-xs muted">{t('report.quote_changed')}</p>}
      </div>
      <IconButton label={t('report.unpin')} aria-describedby={id} onClick={remove}>
        <PinIcon />
      </IconButton>
    </li>
  )
}
