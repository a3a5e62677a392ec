import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { missingTexts } from '#shared/survey/languages/translations.ts'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

const bodyWith = (overrides: object = {}) => survey([section('a', [question('q', { title: 'How likely?', ...overrides })])])

async function open(overrides: object = { type: 'scale', scale: anyScale }) {
  const opened = openCards(bodyWith(overrides))
  await opened.openCard(/How likely/)
  return { ...opened, q: () => opened.find('q')! }
}

const isOpen = () => screen.getByText('Labels of the points between').closest('details')!.open

describe('the fields of a scale', () => {
  it('write its points, labels and "not applicable"', async () => {
    const { cards, q } = await open()
    await userEvent.selectOptions(cards.getByLabelText('First point'), '0')
    await userEvent.selectOptions(cards.getByLabelText('Last point'), '2')
    await userEvent.type(cards.getByLabelText('Label of 0'), 'No')
    await userEvent.type(cards.getByLabelText('Label of 2 (Korean)'), '네')
    await userEvent.type(cards.getByLabelText('Label of “Not applicable”'), 'None')
    expect(q().scale).toEqual({
      from: 0,
      to: 2,
      labels: [
        { label: 'No', label_ko: '' },
        { label: '', label_ko: '' },
        { label: '', label_ko: '네' },
      ],
      na_label: 'None',
      na_label_ko: '',
    })
  })

  it('fold the labels of the points between away unless there are any', async () => {
    await open()
    expect(isOpen()).toBe(false)
    cleanup()
    await open({
      type: 'scale',
      scale: {
        ...anyScale,
        labels: [
          { label: '', label_ko: '' },
          { label: 'Fair', label_ko: '' },
        ],
      },
    })
    expect(isOpen()).toBe(true)
  })

  it('start stars at 1', async () => {
    const { cards, q } = await open({ type: 'scale', scale: { ...anyScale, from: 0 } })
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'Stars')
    expect([q().look, q().scale!.from]).toEqual(['stars', 1])
  })

  it('turn their points into choices with the type', async () => {
    const scale = { ...anyScale, to: 2, labels: [{ label: 'Bad', label_ko: '나쁨' }], na_label: 'None' }
    const { cards, q } = await open({ type: 'scale', scale })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Single choice')
    expect(q().choices.map(({ value, label, label_ko, no_answer }) => [value, label, label_ko, no_answer])).toEqual([
      ['1', 'Bad', '나쁨', undefined],
      ['2', '2', '', undefined],
      ['na', 'None', '', true],
    ])
  })
})

it.each([
  ['Net Promoter Score', { from: 0, to: 10 }, undefined],
  ['Star rating', { from: 1, to: 5 }, 'stars'],
])('offers beside the types: %s', async (name, scale, look) => {
  const { cards, store } = await open()
  await userEvent.click(cards.getByRole('button', { name: 'Add a question of another type' }))
  await userEvent.click(cards.getByRole('button', { name }))
  expect(store.get().sections[0]!.questions[1]).toMatchObject({ type: 'scale', scale, ...(look && { look }) })
  expect(v.safeParse(surveyBody, store.get()).success).toBe(true)
})

it('misses the labels of used points in one language', () => {
  const labels = [
    { label: 'Bad', label_ko: '' },
    { label: '', label_ko: '' },
    { label: 'unused', label_ko: '' },
  ]
  expect(
    missingTexts(bodyWith({ title_ko: '얼마나?', type: 'scale', scale: { ...anyScale, to: 2, labels, na_label_ko: '모름' } })),
  ).toEqual(
    expect.arrayContaining([
      { place: { kind: 'point', question_id: 'q', index: 0 }, field: 'label', language: 'ko' },
      { place: { kind: 'question', id: 'q' }, field: 'na_label', language: 'en' },
    ]),
  )
})
