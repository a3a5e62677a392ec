import { number } from '../../../lib/language/format.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { percentOf } from '../questions/choiceChart.ts'
import type { PrismBranch, PrismModel, PrismPart, PrismSplit } from './prismModel.ts'

/** The rays that can be lit, with their keys. */
export const partKey = ({ id }: PrismPart): string => `part ${id}`
export const branchKey = ({ id }: PrismSplit, { key }: PrismBranch): string => `${id} ${key}`
export const lostKey = 'lost'

export const partName = ({ number: place, title }: PrismPart): string => `${place} ${title.text}`

export const splitName = (t: Translate, { number: place, title, isSeveral }: PrismSplit): string => {
  const question = `${place} ${title.text}`
  return isSeveral ? `${question} (${t('results.prism_several')})` : question
}

/** The words of each ray by its key: its name, its number, and its share. */
export function prismWords(t: Translate, { total, lost, lostAfter, endings, parts }: PrismModel): ReadonlyMap<string, string> {
  const ofPart = (part: PrismPart) => {
    const { shown, ended } = part
    const share = percentOf(shown, total)
    const passed = t('results.prism_part', { section: partName(part), shown: number(shown), total: number(total), share })
    return ended > 0 ? `${passed}; ${t('results.prism_ended', { count: ended, number: number(ended) })}` : passed
  }
  const ofBranch = (split: PrismSplit, { kind, label, names, count, share }: PrismBranch) => {
    const answer = names.length > 0 ? `${label} – ${formatList(names)}` : label
    const values = { question: splitName(t, split), answer, count: number(count) }
    if (share) return t('results.prism_branch', { ...values, total: number(split.of), share })
    if (kind === 'passing') return t('results.prism_branch', { ...values, total: number(total), share: percentOf(count, total) })
    return t('results.prism_branch_count', values)
  }
  const words = parts.flatMap((part) => [
    [partKey(part), ofPart(part)] as const,
    ...part.splits.flatMap((split) => split.branches.map((branch) => [branchKey(split, branch), ofBranch(split, branch)] as const)),
  ])
  const key = lostAfter < 0 ? 'results.prism_lost_before' : 'results.prism_lost_after'
  const ofLost = t(key, { number: number(lost), sections: formatList(endings, 'disjunction') })
  return new Map(lost > 0 ? [...words, [lostKey, ofLost]] : words)
}
