import { screen } from '@testing-library/react'
import type { Question } from '#shared/survey/survey.ts'
import { createAnswerStore } from '../../../../web/src/features/survey/answers/answerStore.ts'
import { demographicTexts } from '../../../../web/src/features/survey/answers/demographicTexts.ts'
import { applyEarlyInput } from '../../../../web/src/features/survey/kinds/applyEarlyInput.ts'
import { rememberResponse } from '../../../../web/src/features/survey/persistence/rememberedResponse.ts'
import { question, section, survey } from '../../fixtures/buildSurvey.ts'
import { openSurveyPage, press, sent, setUpSurveyPages, stored, taken } from './openSurveyPage.tsx'

type Calls = Parameters<typeof openSurveyPage>[0]

/** The page of a survey that has one question, `q`: with these fields, and those that a test has. Sets up the tests of a file. */
export function oneQuestionPage(fields: Partial<Question>) {
  setUpSurveyPages()
  const body = (overrides: Partial<Question> = {}) =>
    survey([section('s', [question('q', { ...fields, ...overrides })])], { id: 'sv1', slug: 'real' })
  const open = (overrides?: Partial<Question>, calls: Calls = {}) =>
    openSurveyPage({ 'GET /surveys/slug/real': { body: body(overrides) }, 'POST /responses': taken, ...calls })
  const storeWith = (answers: Record<string, string[]> = {}, overrides?: Partial<Question>) =>
    createAnswerStore(body(overrides), { answers: new Map(Object.entries(answers)), demographics: demographicTexts() })
  return {
    open,
    storeWith,
    /** Opens the response that this device sent. */
    openSaved: (value: unknown, overrides?: Partial<Question>, text: { text?: string } = {}) => {
      rememberResponse({ id: 'sv1', slug: 'real' }, 'r1')
      const saved = { ...stored, answers: [{ question_id: 'q', value, ...text }] }
      return open(overrides, { 'GET /responses/id/r1': { body: saved }, 'PUT /responses/id/r1': { body: { ...saved, version: 2 } } })
    },
    /** The answers that Submit sends. */
    submit: async (all: Awaited<ReturnType<typeof open>>) => {
      await press('Submit')
      await screen.findByRole('heading', { name: /Thank you/ })
      return sent(all, 'POST /responses')['answers']
    },
    /** The answers that Save changes sends. */
    save: async (all: Awaited<ReturnType<typeof open>>) => {
      await press('Save changes')
      await screen.findByRole('button', { name: 'Edit' })
      return sent(all, 'PUT /responses/id/r1')['answers']
    },
    /** The answers by what was entered before the script, by control. */
    entered: (typed: Record<string, string[]>, overrides?: Partial<Question>) => {
      const store = storeWith({}, overrides)
      applyEarlyInput(store, new Map(Object.entries(typed)))
      return Object.fromEntries(store.values().answers)
    },
  }
}

export const answering = (value: unknown, more: { text?: string } = {}) => [{ question_id: 'q', value, ...more }]
