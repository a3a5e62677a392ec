import { type ComponentType, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { partMayQuote, type Quoting } from '#shared/quotes/quoteIndex.ts'
import { hasTexts } from '#shared/quotes/quoteParts.ts'
import { quotedField } from '#shared/quotes/quoteTokens.ts'
import type { Question, Section } from '#shared/survey/survey.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { answerControl, entryOf } from '../answers/controls.ts'
import { useAnswerStore } from '../answers/useAnswerStore.ts'
import { quotedNow } from './quotedTexts.ts'

type BlockProps = { section: Section; list: (shown: readonly Question[]) => ReactNode; label?: ReactNode }
type Props = BlockProps & { Block: ComponentType<BlockProps> }

/** A section whose texts quote answers, by `Block`. Renders when a word that it quotes changes, and then only the questions with such a word. */
export function QuotedSection({ section, list, label, Block }: Props) {
  const store = useAnswerStore()
  const { subscribe, read } = useMemo(() => quotesOf(store, section), [store, section])
  const said = useSyncExternalStore(subscribe, read, read)
  const quotedList = useCallback((shown: readonly Question[]) => list(shown.map(said.question)), [list, said])
  return <Block section={said.section} list={quotedList} label={label} />
}

/** What the texts of a section say. `question`: a question of its list with its texts. */
type Said = { section: Section; question: (question: Question) => Question; texts: readonly Quoting[] }

/** Reads what a section's texts say: the same object for as long as they say the same. */
function quotesOf(store: AnswerStore, section: Section) {
  const quoting = section.questions.filter(partMayQuote)
  const named = [section, ...quoting].flatMap(namedIn)
  const hasLink = named.some((of) => quotedField(of) !== undefined)
  const topics = ['visibility', ...named.flatMap((id) => [answerControl(id), answerControl(entryOf(id))])]
  const known = new Map<string, { of: Question; question: Question }>()
  let said: Said | undefined

  /** The same object for as long as its texts are the same. */
  function inWords(question: Question, texts: Quoting): Question {
    const before = known.get(question.id)
    if (before?.of === question && hasTexts(before.question, texts)) return before.question
    const { title, title_ko, description, description_ko } = texts
    const now = { ...question, title, title_ko, description, description_ko }
    known.set(question.id, { of: question, question: now })
    return now
  }

  function read(): Said {
    const quoted = quotedNow(store, hasLink)
    const own = quoted.section(section)
    const texts = quoting.map(quoted.question)
    const isSame = said?.texts.every((before, at) => hasTexts(before, texts[at]!))
    if (said && isSame && hasTexts(said.section, own)) return said
    const byId = new Map(texts.map((one) => [one.id, one]))
    return (said = {
      section: said && hasTexts(said.section, own) ? said.section : own,
      texts,
      question: (question) => (byId.has(question.id) ? inWords(question, byId.get(question.id)!) : question),
    })
  }
  return { read, subscribe: (listener: () => void) => store.subscribe(topics, listener) }
}

/** What the texts of a part name, without where: too many topics cost nothing. */
const namedIn = ({ title, title_ko, description, description_ko }: Quoting): string[] =>
  [title, title_ko, description, description_ko].flatMap((text) => [...text.matchAll(/\{\{([\w.-]+)\|/g)].map(([, of]) => of!))
