import { firstEndingSection, isKept } from '../../branching/conditions/readConditions.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import type { Language } from '../../fields.ts'
import type { LogicSurvey } from '../targets.ts'
import { conditionSentence, type NameQuestion } from './conditionSentence.ts'
import { sentenceTexts } from './sentenceTexts.ts'

/** By the id of a section or question, what must hold beside its gateways, in words. Parts without an entry have no condition of their own. */
type AskedIf = { sections: ReadonlyMap<string, readonly string[]>; questions: ReadonlyMap<string, string> }

/** Who is asked what by the conditions of a survey: each part's own `show_if`, for a section also the ends before it. Without those of no effect. */
export function askedIf(survey: LogicSurvey, language: Language, name?: NameQuestion): AskedIf {
  const index = ruleIndex(survey)
  if (!index.hasConditions) return { sections: new Map(), questions: new Map() }
  const firstEnd = firstEndingSection(index)
  const isOfGateways = ({ questions }: { questions: readonly { id: string }[] }) => questions.some(({ id }) => isKept(index, id))

  const ends: string[] = []
  const sections = new Map<string, string[]>()
  const questions = new Map<string, string>()
  for (const [position, section] of survey.sections.entries()) {
    const place = { kind: 'section', id: section.id } as const
    const own = isOfGateways(section) ? '' : conditionSentence(survey, place, section.show_if, language, name)
    const lines = [...(own ? [own] : []), ...ends]
    if (lines.length > 0) sections.set(section.id, lines)
    for (const { id, show_if } of section.questions) {
      const said = isKept(index, id) ? '' : conditionSentence(survey, { kind: 'question', id }, show_if, language, name)
      if (said) questions.set(id, said)
    }
    const end = position < firstEnd ? '' : conditionSentence(survey, { ...place, part: 'ends_if' }, section.ends_if, language, name)
    if (end) ends.push(sentenceTexts[language].notEnded(end))
  }
  return { sections, questions }
}
