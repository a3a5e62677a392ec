import { use, useEffect, useRef, useState } from 'react'
import type { Pin } from '#shared/responses/report.ts'
import { number, siteDateAndTime } from '../../../../lib/language/format.ts'
import { errorText, useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { SearchField } from '../../../../ui/forms/SearchField.tsx'
import type { NumberedQuestion } from '../../data/numberQuestions.ts'
import { stayOnPage } from '../../../../lib/navigation/stayOnPage.ts'
import { whereText } from '../../filter/where.ts'
import { queryString } from '../../useResultsQuery.ts'
import { PrintContext } from '../../print/PrintContext.ts'
import { RenderAnswerContext } from '../../questions/RenderAnswerContext.ts'
import { Message } from '../../../../ui/message/Message.tsx'
import css from '../../questions/Questions.module.css'
import { HighlightedText } from '../../questions/HighlightedText.tsx'
import type { ResultProps } from '../resultProps.ts'
import { PinAnswer } from './PinAnswer.tsx'
import { useAnswersToQuestion } from '../../questions/useAnswersToQuestion.ts'

export type AnswersProps = Pick<ResultProps, 'surveyId' | 'query'> & {
  question: NonNullable<NumberedQuestion['question']>
  /** The choice whose texts to list, for a choice question. */
  choice?: string
  isFiles?: boolean
  /** Their number and their subject. */
  answered: number
  title: string
  /** In the report, the pin of an answer, which replaces the link to its response. */
  pinOf?: (responseId: string, updatedAt: string) => Pin
}

/** The written answers, newest first, with a search. */
export function Answers({ question, choice, surveyId, query, isFiles = false, answered, title, pinOf }: AnswersProps) {
  const t = useT()
  const renderAnswer = use(RenderAnswerContext)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const wantsAll = use(PrintContext)
  const [search, setSearch] = useState('')
  const found = useAnswersToQuestion({ surveyId, where: whereText(query.where), question, choice, search, isWanted: isNear || wantsAll })
  const statusText = () => {
    if (!found.isLoaded) return ''
    const count = found.answers.length
    if (found.q === '' && found.hasMore)
      return t('results.newest_of', { shown: number(found.shown.length), count: answered, number: number(answered) })
    if (found.q === '') return t('results.newest_first', { count: answered, number: number(answered) })
    return t(found.isComplete ? 'results.answers_found' : 'results.answers_so_far', { found: number(count), all: number(answered) })
  }
  return (
    <div ref={place} className={css.open}>
      {!isFiles && (
        <SearchField
          className={css.search}
          label={t('results.search_in', { title })}
          value={search}
          onSearch={setSearch}
          placeholder={t('results.search_answers')}
        />
      )}
      <output className={css.said}>{found.loading && found.shown.length === 0 ? t('common.loading') : statusText()}</output>
      {!found.isLoaded && (
        <p className={css.unloaded} aria-hidden="true">
          {t('results.print_unloaded')}
        </p>
      )}
      <ol>
        {found.shown.map(({ responseId, at, updatedAt, lang, value, text }) => (
          <li key={responseId}>
            <div lang={lang} dir="auto" className={css.text}>
              {isFiles ? renderAnswer({ question, value, responseId }) : <HighlightedText text={text} find={found.q} />}
            </div>
            {pinOf ? (
              <PinAnswer pin={pinOf(responseId, updatedAt)} />
            ) : (
              <Link
                to={queryString({ ...query, view: 'responses', response: responseId })}
                state={stayOnPage}
                aria-label={t('results.read_of', { time: siteDateAndTime(at) })}
              >
                <time dateTime={at}>{siteDateAndTime(at)}</time>
              </Link>
            )}
          </li>
        ))}
      </ol>
      {found.error !== undefined && (
        <Message
          kind="danger"
          actions={
            <Button kind="quiet" onClick={found.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {errorText(found.error)}
        </Message>
      )}
      {found.hasMore && found.error === undefined && (
        <Button kind="quiet" busy={found.loading} onClick={found.more} className={css.more}>
          {t('admin.show_more')}
        </Button>
      )}
    </div>
  )
}

/** Whether an element is or was near the viewport. */
function useIsNear(place: React.RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear) return undefined
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: '400px',
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
