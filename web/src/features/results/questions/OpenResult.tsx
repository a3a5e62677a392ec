import { use, useEffect, useRef, useState } from 'react'
import { number, dateAndTime } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import type { NumberedQuestion } from '../data/numbered.ts'
import type { Pages } from '../data/responsePages.ts'
import { stayOnPage } from '../../../lib/navigation/stayOnPage.ts'
import { addressOf, type Asked } from '../useAddress.ts'
import { ReadAnswerContext } from './answerReader.ts'
import css from './Questions.module.css'
import { titleOf } from './choiceChart.ts'
import { Marked } from './Marked.tsx'
import { QuestionResult } from './QuestionResult.tsx'
import { useAnswers } from './useAnswers.ts'

type Props = { asked: NumberedQuestion; total: number; pages: Pages; address: Asked }

/** A question that is answered in words or with files: its answers, the newest first, to search and to read. */
export function OpenResult({ asked, total, pages, address }: Props) {
  const t = useT()
  const { counts, question } = asked
  const isFiles = counts.type === 'file_upload'
  return (
    <QuestionResult asked={asked} total={total} kind={t(isFiles ? 'results.files' : 'results.free_text')}>
      {counts.answered > 0 && question && <Answers {...{ asked, pages, address, isFiles }} question={question} />}
    </QuestionResult>
  )
}

type AnswersProps = Pick<Props, 'asked' | 'pages' | 'address'> & { question: NonNullable<NumberedQuestion['question']>; isFiles: boolean }

function Answers({ asked, question, pages, address, isFiles }: AnswersProps) {
  const t = useT()
  const readAnswer = use(ReadAnswerContext)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [search, setSearch] = useState('')
  const found = useAnswers(pages, question, search, isNear)
  const { answered } = asked.counts
  const said = () => {
    if (found.next === undefined) return ''
    const count = found.answers.length
    if (!found.isSearched) return t('results.newest_first', { count: answered, number: number(answered) })
    return t(found.next === null ? 'results.answers_found' : 'results.answers_so_far', { found: number(count), all: number(answered) })
  }
  return (
    <div ref={place} className={css.open}>
      {!isFiles && (
        <SearchField
          className={css.search}
          label={t('results.search_in', { title: titleOf(asked).text })}
          value={search}
          onSearch={setSearch}
          placeholder={t('results.search_answers')}
        />
      )}
      <output className={css.said}>{found.loading && found.shown.length === 0 ? t('common.loading') : said()}</output>
      <ol>
        {found.shown.map(({ responseId, at, lang, value, text }) => (
          <li key={responseId}>
            <div lang={lang} dir="auto" className={css.text}>
              {isFiles ? readAnswer({ question, value, responseId }) : <Marked text={text} find={found.for} />}
            </div>
            <Link
              to={addressOf({ ...address, view: 'responses', response: responseId })}
              state={stayOnPage}
              aria-label={t('results.read_of', { time: dateAndTime(at) })}
            >
              <time dateTime={at}>{dateAndTime(at)}</time>
            </Link>
          </li>
        ))}
      </ol>
      {found.error !== undefined && (
        <p role="alert" className={css.failure}>
          {errorText(found.error)}{' '}
          <Button kind="quiet" onClick={found.retry}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {found.hasMore && found.error === undefined && (
        <Button kind="quiet" busy={found.loading} onClick={found.more} className={css.more}>
          {t('work.show_more')}
        </Button>
      )}
    </div>
  )
}

/** Whether a part of the page is in sight, or was. */
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
