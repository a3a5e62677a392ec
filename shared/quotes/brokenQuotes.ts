import { partMayQuote, quoteIndex, type QuotableSurvey, quoteProblem, quotingFields, type QuotingPart } from './quoteIndex.ts'
import { nodePieces, textPieces } from './quoteTokens.ts'
import { htmlNodes } from './replaceQuotes.ts'

/** The quotes in the texts of a section or question that never show an answer: `gone` ones show their source text, `later` ones their fallback. */
type BrokenQuotes = { part: QuotingPart; gone: string[]; later: string[] }

/** The sections and questions with a quote that never shows an answer, in document order. */
export function brokenQuotes(survey: QuotableSurvey): BrokenQuotes[] {
  const index = quoteIndex(survey)
  const parts = survey.sections.flatMap((section) => [
    { part: { kind: 'section' as const, id: section.id }, texts: section },
    ...section.questions.map((question) => ({ part: { kind: 'question' as const, id: question.id }, texts: question })),
  ])
  return parts.flatMap(({ part, texts }) => {
    if (!partMayQuote(texts)) return []
    const named = [...new Set(quotingFields.flatMap((field) => quotedIn(texts[field], field.startsWith('description'))))]
    const ofProblem = (problem: string) => named.filter((of) => quoteProblem(index, part, of) === problem)
    const found = { part, gone: ofProblem('gone'), later: ofProblem('later') }
    return found.gone.length + found.later.length > 0 ? [found] : []
  })
}

const quotedIn = (text: string, isRich: boolean): string[] =>
  (isRich ? htmlNodes(text).flatMap((node, at) => (at % 2 === 0 ? nodePieces(node) : [])) : textPieces(text)).flatMap((piece) =>
    typeof piece === 'string' ? [] : piece.of,
  )
