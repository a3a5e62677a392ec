import { type ComponentType, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { partMayQuote, quotingFields, type Quoting } from '#shared/quotes/quoteIndex.ts'
import { hasTexts, withTextsOf } from '#shared/quotes/quoteParts.ts'
import { nodePieces, quotedField } from '#shared/quotes/quoteTokens.ts'
import type { Question, Section } from '#shared/survey/survey.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { answerControl, entryOf } from '../../answers/controls.ts'
import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import { quotedNow } from './quotedTexts.ts'

type BlockProps = { section: Section; list: (shown: readonly Question[]) => ReactNode; label?: ReactNode }
type Props = BlockProps & { Block: ComponentType<BlockProps> }

/** A section whose texts quote answers or have numbers, rendered by `Block`. If a quoted word changes, it renders only the questions with that word. */
export function QuotedSection({ section, list, label, Block }: Props) {
  const store = useAnswerStore()
  const { subscribe, read } = useMemo(() => quotesOf(store, section), [store, section])
  const said = useSyncExternalStore(subscribe, read, read)
  const quotedList = useCallback((shown: readonly Question[]) => list(shown.map(said.question)), [list, said])
  return <Block section={said.section} list={quotedList} label={label} />
}

/** The texts of a section with their quotes replaced. `question`: the same for a question of its list. */
type Said = { section: Section; question: (question: Question) => Question; texts: readonly Quoting[] }

/** Reads a section's texts: returns the same object while they do not change. */
function quotesOf(store: AnswerStore, section: Section) {
  const quoting = section.questions.filter(partMayQuote)
  const named = [section, ...quoting].flatMap(namedIn)
  const hasLink = named.some((of) => quotedField(of) !== undefined)
  const topics = ['visibility', ...named.flatMap((id) => [answerControl(id), answerControl(entryOf(id))])]
  const known = new Map<string, { of: Question; question: Question }>()
  let said: Said | undefined

  /** The same object while its texts do not change. */
  function inWords(question: Question, texts: Quoting): Question {
    const before = known.get(question.id)
    if (before?.of === question && hasTexts(before.question, texts)) return before.question
    const now = withTextsOf(question, texts)
    known.set(question.id, { of: question, question: now })
    return now
  }

  function read(): Said {
    const say = quotedNow(store, hasLink)
    const own = say('section', section)
    const changed = store.survey.show_numbers ? section.questions : quoting
    const questions = new Map(changed.map((question) => [question.id, say('question', question)]))
    const texts = [own, ...questions.values()]
    if (said?.texts.every((before, at) => hasTexts(before, texts[at]!))) return said
    const question = (given: Question) => (questions.has(given.id) ? inWords(given, questions.get(given.id)!) : given)
    return (said = { section: own, question, texts })
  }
  return { read, subscribe: (listener: () => void) => store.subscribe(topics, listener) }
}

/** The topics of all quotes in a part, even of later questions: an unneeded topic costs nothing. */
const namedIn = (part: Quoting): string[] =>
  quotingFields.flatMap((field) => nodePieces(part[field]).flatMap((piece) => (typeof piece === 'string' ? [] : piece.of)))
