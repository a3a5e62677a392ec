import { cleanup, screen, within } from '@testing-library/react'
import type { Question } from '#shared/survey/survey.ts'
import { buildListed, buildResults } from '../../../../../../test/support/fixtures/buildResults.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openResults, readChart, rows } from '../../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../../test/support/web/setUpSession.ts'

setUpSession()

const choices = [
  choice('unknown', { label: 'No idea', no_answer: true }),
  choice('a', { label: 'A lens' }),
  choice('other', { label: 'Other', text_entry: true }),
]
const asked = survey([section('s', [question('tool', { type: 'single_choice', title: 'With what?', choices })])], { id: 'S' })
const body = buildResults({
  sections: [{ id: 's', shown: 100 }],
  questions: [
    {
      id: 'tool',
      type: 'single_choice',
      shown: 100,
      answered: 90,
      choices: [
        { value: 'unknown', count: 10, no_answer: true },
        { value: 'a', count: 60 },
        { value: 'other', count: 20, texts: 2 },
      ],
    },
  ],
})
const listed = ['A parrot', 'A crow'].map((text, at) => buildListed(at, { answers: [{ question_id: 'tool', value: 'other', text }] }))
const open = (query = '') =>
  openResults(query, {
    'GET /surveys/S': { body: asked },
    'GET /surveys/S/results': { body },
    'GET /surveys/S/responses?limit=100': { body: [...listed, buildListed(3, { answers: [{ question_id: 'tool', value: 'a' }] })] },
  })
const result = () => screen.findByRole('article', { name: /With what/ })

describe('the result of a choice question', () => {
  it.each([
    ['answered', '?of=answered', ['A lens6075%', 'Other2025%', 'No idea10']],
    ['shown', '?of=shown', ['A lens6066.7%', 'Other2022.2%', 'No idea10', 'No answer1011.1%']],
  ])('leaves choices that say no answer out of shares of those who were %s', async (_, query, expected) => {
    open(query)
    expect(rows(within(await result()).getByRole('table')).slice(1)).toEqual(expected)
  })

  it('is one bar in the order of the choices where they are a scale', async () => {
    const open = (overrides: Partial<Question>) => {
      const counts = { ...body.questions[0]!, type: overrides.type ?? 'single_choice' }
      const scale = survey([section('s', [question('tool', { type: 'single_choice', title: 'With what?', choices, ...overrides })])], {
        id: 'S',
      })
      openResults('?order=size', {
        'GET /surveys/S': { body: scale },
        'GET /surveys/S/results': { body: { ...body, questions: [counts] } },
      })
    }
    const parts = async () => within(await result()).queryAllByRole('slider').flatMap(readChart) // oxfmt-ignore
    const legend = async () => [...(await result()).querySelectorAll('ul[aria-hidden] > li')].map((one) => one.textContent)
    open({ ordered: true, choices: choices.toReversed() })
    expect([await parts(), await legend()]).toEqual([
      ['Other: 22.2% (20)', 'A lens: 66.7% (60)'],
      ['Other', 'A lens'],
    ])
    const listed = rows(within(await result()).getByRole('table')).slice(1)
    expect(listed.map((row) => row.replace(/\d.*/, ''))).toEqual(['Other', 'A lens', 'No idea', 'No answer'])
    cleanup()
    open({ type: 'multi_select', ordered: true })
    expect(await parts()).toEqual([])
  })

  it('has the texts of a choice under it', async () => {
    open()
    const texts = within(await within(await result()).findByRole('region', { name: 'Other' }))
    expect((await texts.findAllByRole('listitem')).map((item) => item.querySelector('div')!.textContent)).toEqual(['A parrot', 'A crow'])
    expect(texts.getByRole('searchbox', { name: /Other/ })).toBeTruthy()
  })
})
