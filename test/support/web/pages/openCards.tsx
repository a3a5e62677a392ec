import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey, SurveyBody } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../fixtures/buildSurvey.ts'
import { loadBilingualEditor } from '../../../../web/src/ui/richText/loadBilingualEditor.ts'
import { loadAllTexts } from '../loadAllTexts.ts'
import { ToastRegion } from '../../../../web/src/ui/toasts/ToastRegion.tsx'
import { Outline } from '../../../../web/src/features/editor/outline/Outline.tsx'
import { Cards } from '../../../../web/src/features/editor/cards/Cards.tsx'
import { renderEditorPart } from './renderEditorPart.tsx'

const choices = () => ['Yes', 'No'].map((value) => choice(value, { id: value.toLowerCase() }))
const rules = [rule('Yes', { show_section_ids: ['b'], show_question_ids: ['far'] })]
/** Section a with the gateway question "role" and "name", section b with "far", and an empty last one. */
export const cardsSurvey = (): SurveyBody =>
  survey([
    section('a', [
      question('role', { title: 'Your role', title_ko: '역할', type: 'single_choice', choices: choices(), gateway: gateway(rules) }),
      question('name', { title: 'Your name' }),
    ]),
    section('b', [question('far', { title: 'Far' })], { title: 'Later', title_ko: '나중' }),
    section('closing', [], { title: 'Closing' }),
  ])

/** Before the tests of a file: loads what the cards load later, and lets them scroll, which jsdom does not. */
export async function prepareCards(): Promise<void> {
  await loadAllTexts()
  await loadBilingualEditor()
  Element.prototype.scrollIntoView = () => {}
}

/** Renders the cards and the outline of a survey. */
export function openCards(body: SurveyBody = cardsSurvey(), loaded: Survey | null = null) {
  const { store, view } = renderEditorPart(
    body,
    <>
      <Outline />
      <main>
        <Cards />
      </main>
      <ToastRegion />
    </>,
    loaded,
  )
  const cards = within(screen.getByRole('main'))
  return {
    store,
    view,
    cards,
    outline: within(screen.getByRole('navigation', { name: 'Outline' })),
    /** The ids of the sections, and of the questions in them. */
    order: () => store.get().sections.map(({ id, questions }) => [id, ...questions.map((one) => one.id)].join(' ')),
    find: (id: string) =>
      store
        .get()
        .sections.flatMap(({ questions }) => questions)
        .find((one) => one.id === id),
    openCard: (name: RegExp) => userEvent.click(cards.getByRole('button', { name, expanded: false })),
    /** The actions of the open question; the menus of sections have entries of the same names. */
    press: (name: string) => userEvent.click(cards.getAllByRole('button', { name }).find((button) => button.hasAttribute('aria-label'))!),
    sectionCard: (name: RegExp) => within(cards.getByRole('region', { name })),
  }
}
