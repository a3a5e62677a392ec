import type { Page } from '@playwright/test'
import type { QuestionType } from '../../../../shared/kinds/kinds.ts'
import { ask, part } from '../../support/journey.ts'
import type { KindRow } from './kindRow.ts'
import { choiceRows } from './rows/choices.ts'
import { dateRows } from './rows/dates.ts'
import { matrixRows } from './rows/matrix.ts'
import { numberRows } from './rows/numbers.ts'
import { rankingRows } from './rows/ranking.ts'
import { scaleRows } from './rows/scales.ts'
import { searchRows } from './rows/search.ts'
import { textRows } from './rows/texts.ts'

/** By type; multi_select is among the choices, and long_text, rich_text and file_upload are in form.spec.ts and walk.spec.ts. */
const rows: Record<Exclude<QuestionType, 'multi_select' | 'long_text' | 'rich_text' | 'file_upload' | 'note'>, KindRow[]> = {
  matrix: matrixRows,
  scale: scaleRows,
  single_choice: [...choiceRows, ...searchRows],
  short_text: textRows,
  ranking: rankingRows,
  date: dateRows,
  number: numberRows,
}

/** Those with the most refusals come last, which keeps the keyboard's way to the button short. */
export const kindRows = Object.values(rows)
  .flat()
  .toSorted((one, other) => (one.refused?.length ?? 0) - (other.refused?.length ?? 0))

/** A note takes no answer. */
const note = ask('note', { type: 'note', description: '<p>Read this.</p>', description_ko: '<p>읽어 주세요.</p>' })

/** A survey with a question of every kind. */
export const allKinds = { sections: [part('one', [note, ...kindRows.map(({ question }) => question)])] }

/** The answers on the wire. */
export const answersOf = (which: 'answer' | 'change') =>
  kindRows.map(({ question, [which]: { stored, text } }) => ({ question_id: question.id, value: stored, ...(text && { text }) }))

/** The lines of a saved response on the page, by question. */
export const savedLines = (page: Page) =>
  page
    .locator('main h3')
    .evaluateAll((titles) => titles.map((title) => title.parentElement!.innerText.split('\n').filter((line) => line.trim() !== '')))
