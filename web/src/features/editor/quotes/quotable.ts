import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import { quoteIndex, quoteProblem, type QuotingPart } from '#shared/quotes/quoteIndex.ts'
import { linkQuote, quotedField } from '#shared/quotes/quoteTokens.ts'
import { includesText } from '#shared/search.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { surveyIndex } from '../store/surveyIndex.ts'

/** The possible subjects of quotes in `part`: the earlier questions whose answers can be quoted, then the fields of the link. */
export function quotable(survey: SurveyBody, part: QuotingPart, t: Translate, search = '') {
  const questions = earlier(survey, part).map((question) => {
    const { text, lang } = pickText(pair(nameQuotesOf(survey, question), 'title'))
    const mark = surveyIndex(survey).questions.get(question.id)!.number
    return {
      id: question.id,
      mark,
      text: text || t('cards.untitled'),
      lang: text ? lang : undefined,
      searched: `${mark} ${question.title} ${question.title_ko}`,
    }
  })
  const fields = (survey.link_fields ?? []).map(({ name }) => {
    const text = t('conditions.link_field', { name })
    return { id: linkQuote(name), mark: undefined, text, lang: undefined, searched: text }
  })
  return [...questions, ...fields]
    .filter(({ searched }) => includesText(searched, search.trim()))
    .map(({ searched: _searched, mark, ...option }) => ({ ...option, ...(mark && { mark }) }))
}

/** Whether there is anything to quote. */
export const mayQuoteAny = (survey: SurveyBody, part: QuotingPart): boolean =>
  (survey.link_fields ?? []).length > 0 || earlier(survey, part).length > 0

/** The questions before a part whose answers can be quoted. */
function earlier(survey: SurveyBody, part: QuotingPart): Question[] {
  const index = quoteIndex(survey)
  const at = index.at(part)
  return survey.sections
    .flatMap((section) => section.questions)
    .filter((question) => index.question(question.id)!.at < at && checkedKinds[question.type].quoted !== undefined)
}

/** Why a quote never shows an answer, as the end of a text's key; undefined if it may. */
export function quoteFault(survey: SurveyBody, part: QuotingPart, of: string): 'gone' | 'later' | 'unquoted' | undefined {
  const index = quoteIndex(survey)
  const problem = quoteProblem(index, part, of)
  const question = quotedField(of) === undefined ? index.question(of)?.question : undefined
  return problem ?? (question && !checkedKinds[question.type].quoted ? 'unquoted' : undefined)
}
