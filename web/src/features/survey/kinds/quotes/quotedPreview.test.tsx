import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import type { Question } from '#shared/survey/survey.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../../test/support/web/loadAllTexts.ts'
import SurveyPreview from '../../preview/SurveyPreview.tsx'

const fruit = question('fruit', {
  title_ko: '과일',
  type: 'single_choice',
  choices: [choice('apple', { id: 'a', label_ko: '사과' }), choice('tangerine', { id: 't', label_ko: '귤' })],
})
const why = question('why', { title: 'Why {{fruit|that}}?', title_ko: '{{fruit|그것}}을(를) 고른 까닭' })
const asking = (...questions: Question[]) => survey([section('one', questions)])

beforeAll(async () => {
  localStorage.clear()
  await loadAllTexts()
  window.scrollTo = () => undefined
})

/** Shows the preview; returns how to change it. */
async function open(language: 'en' | 'ko') {
  const at = (given: ReturnType<typeof asking>) => (
    <BrowserRouter>
      <SurveyPreview survey={given} language={language} onRestart={() => undefined} />
    </BrowserRouter>
  )
  const first = asking(fruit, why)
  const { rerender } = await act(async () => render(at(first)))
  const to = (given: ReturnType<typeof asking>) => act(async () => rerender(at(given)))
  return Object.assign((...questions: Question[]) => to(asking(...questions)), { to, first })
}

/** The name of the field of the question that quotes. */
const field = () => document.querySelector('[data-question="why"] label span[dir]')!.textContent

describe('The preview of a survey whose texts quote', () => {
  it('shows answers in its own language, with the particle that fits', async () => {
    await open('ko')
    expect(field()).toBe('그것을 고른 까닭')
    await userEvent.click(screen.getByLabelText('사과'))
    expect(field()).toBe('사과를 고른 까닭')
    await userEvent.click(screen.getByLabelText('귤'))
    expect(field()).toBe('귤을 고른 까닭')
  })

  it('shows the numbers of the survey, as soon as they are switched on', async () => {
    const change = await open('en')
    await change.to({ ...change.first, show_numbers: true })
    expect(screen.getByRole('group', { name: '1.1 fruit' })).toBeTruthy()
    expect(field()).toBe('1.2 Why that?')
    await change.to(change.first)
    expect(field()).toBe('Why that?')
  })

  it('follows a label, a title and an order that change, and a question that is deleted', async () => {
    const change = await open('en')
    await userEvent.click(screen.getByLabelText('apple'))
    expect(field()).toBe('Why apple?')
    await change({ ...fruit, choices: [{ ...fruit.choices[0]!, label: 'Apple' }] }, why)
    expect(field()).toBe('Why Apple?')
    await change(fruit, { ...why, title: '{{fruit|That}}!' })
    expect(field()).toBe('apple!')
    await change(why, fruit)
    expect(field()).toBe('Why that?')
    await change(why)
    expect(field()).toBe('Why {{fruit|that}}?')
  })
})
