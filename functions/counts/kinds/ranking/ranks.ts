import { findChoice, isString, rankCountOf } from '#shared/kinds/choice.ts'
import type { Question } from '#shared/survey/survey.ts'
import { listed, type Counts } from '../../counts.ts'
import { meanOf } from '../figures.ts'

/** The start of the names that count the choices at a place, from 1. */
export const ranksAt = (questionId: string, place: number): string => `rank ${questionId} ${place} `

/** The names of a ranking: for each place `rank QUESTION PLACE CHOICE`, by the choice's id. `=value` is a choice that the version does not have. */
export function rankNames({ id, choices }: Pick<Question, 'id' | 'choices'>, value: unknown): string[] {
  const ranked: unknown[] = Array.isArray(value) ? value : []
  return ranked.flatMap((one, at) => (isString(one) ? [`${ranksAt(id, at + 1)}${findChoice(choices, one)?.id ?? `=${one}`}`] : []))
}

/** By question, how many choices were counted at each place. */
export function placesByQuestion(counts: Counts): ReadonlyMap<string, Map<number, number>> {
  const byQuestion = new Map<string, Map<number, number>>()
  for (const [name, count] of listed(counts, 'rank')) {
    const [id, place] = name.split(' ', 2) as [string, string]
    const places = byQuestion.get(id) ?? new Map<number, number>()
    byQuestion.set(id, places.set(Number(place), (places.get(Number(place)) ?? 0) + count))
  }
  return byQuestion
}

/** The places that a question's results list: those that an answer may have, and those that were counted. */
export const placesOf = (question: Question, counted: Iterable<number>): number[] =>
  Array.from({ length: Math.max(rankCountOf(question).max, ...counted) }, (_, at) => at + 1)

/** The figures of a choice, given its counts at each place from the first. */
export function rankFigures(ranks: number[]): { count: number; mean_rank: number | null; ranks: number[] } {
  const count = ranks.reduce((sum, one) => sum + one, 0)
  const places = ranks.reduce((sum, one, at) => sum + one * (at + 1), 0)
  return { count, mean_rank: meanOf([places * 10_000], count), ranks } // meanOf takes ten-thousandths
}

/** Returns the number of a question's rankings: each has one first place. */
export const readRanks = (counts: Counts) => {
  const places = placesByQuestion(counts)
  return ({ id }: Question) => ({ n: places.get(id)?.get(1) ?? 0, figures: {} })
}
