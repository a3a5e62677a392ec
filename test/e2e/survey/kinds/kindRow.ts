import type { Locator } from '@playwright/test'
import type { AnswerValue } from '../../../../shared/kinds/kinds.ts'
import type { Asked, Language } from '../../support/journey.ts'
import type { Say } from '../../support/spoken.ts'
import type { Hand } from './hands.ts'

/** The actions of a respondent in the block of a question. */
export type Enter = (hand: Hand, at: Locator) => Promise<void>
export type Answer = {
  enter: Enter
  /** The value on the wire, and the text of the chosen choice. */
  stored: AnswerValue
  text?: string
  /** Its lines in the saved response. */
  read: Record<Language, string[]>
}

/** One kind of question: how it is asked, answered, said and kept. */
export type KindRow = {
  question: Asked
  /** The words of a screen reader for it after an attempt to send it blank, control by control. */
  heard: Record<Language, string[]>
  /** The inputs in turn, each after an attempt to send, with the page's message. */
  refused?: [Enter, (say: Say) => string][]
  answer: Answer
  /** The input in the saved response. */
  change: Answer
  /** The input before any script runs, invalid if possible. Absent if another row has the same control. */
  early?: Enter
}

export const required = true as const
export const text =
  (typed: string): Enter =>
  (hand, at) =>
    hand.enter(at.getByRole('textbox'), typed)
export const date =
  (...parts: string[]): Enter =>
  async (hand, at) => {
    for (const [index, part] of parts.entries()) await hand.enter(at.getByRole('textbox').nth(index), part)
  }
const option = (at: Locator, value: string) => at.locator(`input[value="${value}"]`)
export const pick =
  (value: string, keys?: string): Enter =>
  (hand, at) =>
    hand.pick(option(at, value), keys)
/** Ticks these values and clears those with a minus before them. */
export const tick =
  (...values: string[]): Enter =>
  async (hand, at) => {
    for (const value of values) await hand.tick(option(at, value.replace('-', '')), !value.startsWith('-'))
  }
export const moveUp =
  (value: string): Enter =>
  (hand, at) =>
    hand.press(at.getByRole('button', { name: new RegExp(`^(Move up|위로): .* ${value}$`) }))
export const slide =
  (to: 'middle' | 'end'): Enter =>
  (hand, at) =>
    hand.slide(at.getByRole('slider'), to)
export const inTurn =
  (...all: Enter[]): Enter =>
  async (hand, at) => {
    for (const enter of all) await enter(hand, at)
  }

export const same = (...lines: string[]) => ({ en: lines, ko: lines })
export const chosen = (...values: string[]) => ({
  en: values.map((value) => `Choice ${value}`),
  ko: values.map((value) => `선택 ${value}`),
})
export const written = (stored: string): Omit<Answer, 'enter'> => ({ stored, read: same(stored) })
