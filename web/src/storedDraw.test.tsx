import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { Survey } from '#shared/survey/survey.ts'
import { openSurveyPage, press, sent, setUpSurveyPages, taken } from '../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()

type StoredDraw = { made_at: string; survey: Survey; browser: Record<'begun' | 'tab', Record<string, string>> }
const { made_at, survey, browser } = JSON.parse(readFileSync('test/fixtures/draw/2026-11-27.json', 'utf8')) as StoredDraw
const given = { seed: '0badcafe', drawn: { ab: ['s3', 's2'] }, link: { pid: '가-7' } }

const open = () => openSurveyPage({ 'GET /surveys/slug/drawn': { body: survey }, 'POST /responses': taken }, '/survey/drawn')
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-question]')].map(({ dataset }) => dataset['question'])

describe(`what a browser stored of a drawn survey on ${made_at}`, () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(made_at)))

  it.each(['begun', 'tab'] as const)(
    'keeps its order, its draw and the link’s value, from the draft and from the tab: %s',
    async (kept) => {
      const storage = kept === 'tab' ? sessionStorage : localStorage
      for (const [name, value] of Object.entries(browser[kept])) storage.setItem(name, value)
      const all = await open()
      expect(shown()).toEqual(['q4', 'q1', 'q2', 'q3', 'three', 'two'])
      expect(screen.getByLabelText<HTMLInputElement>('two').value).toBe(kept === 'begun' ? 'begun' : '')
      await press('Submit')
      await screen.findByRole('heading', { name: /Thank you/ })
      expect(sent(all, 'POST /responses')).toMatchObject(given)
    },
  )
})
