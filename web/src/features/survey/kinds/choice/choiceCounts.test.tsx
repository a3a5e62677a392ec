import { screen } from '@testing-library/react'
import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { pick, press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

const choices = ['a', 'b', 'c', 'd'].map((value) => choice(value, { label: `Lens ${value}` }))
const { open, submit } = oneQuestionPage({ type: 'multi_select', title: 'With what?', choices })

describe('a question that asks for a number of choices', () => {
  it.each([
    [{ min_choices: 2, max_choices: 3 }, 'Choose 2 to 3'],
    [{ min_choices: 2, max_choices: 2 }, 'Choose 2'],
    [{ min_choices: 2 }, 'Choose at least 2'],
    [{ max_choices: 3, description: '<p>Those at hand.</p>' }, 'Choose up to 3'],
  ])('with %j says how many to choose', async (overrides, hint) => {
    await open(overrides)
    expect(screen.getByText(hint).role).toBe('status')
    expect(screen.getByRole('group', { name: /With what/ }).getAttribute('aria-describedby')).toContain(screen.getByText(hint).id)
    expect(screen.queryByText('Choose all that apply.')).toBeNull()
  })

  it('says at once that more are chosen, and takes an answer once one is cleared', async () => {
    const all = await open({ min_choices: 1, max_choices: 2 })
    for (const letter of ['a', 'b', 'c']) await pick(`Lens ${letter}`)
    expect(screen.getByText('Choose 1 to 2 (3 chosen)')).toBeTruthy()
    await press('Submit')
    expect(await screen.findAllByText('Choose at most 2.')).toHaveLength(2)
    await pick('Lens b')
    expect(screen.getByText('Choose 1 to 2')).toBeTruthy()
    expect(await submit(all)).toEqual(answering(['a', 'c']))
  })

  it.each([
    ['too few are chosen', ['a'], {}],
    ['it is required and blank', [], { required: true }],
  ])('says how many it needs where %s', async (_, picked, overrides) => {
    await open({ min_choices: 2, ...overrides })
    for (const letter of picked) await pick(`Lens ${letter}`)
    await press('Submit')
    expect(await screen.findAllByText('Choose at least 2.')).toHaveLength(2)
  })
})
