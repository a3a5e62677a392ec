import { fireEvent, screen } from '@testing-library/react'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { SurveyViewItems, SurveyViews } from './SurveyViews.tsx'

beforeAll(() => loadAllTexts())

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the views of a survey', () => {
  it('are four links with the current one marked, and keep the query of the results', () => {
    renderAt('/', { '/': <SurveyViews id="S" current="results" query="?of=answered" /> })
    expect(links()).toEqual([
      ['Edit', '/admin/surveys/S'],
      ['Logic map', '/admin/surveys/S#map'],
      ['Results', '/admin/surveys/S/results?of=answered'],
      ['Report', '/admin/surveys/S/report?of=answered'],
    ])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Results')
  })

  it('are the two of the editor before the first save', () => {
    renderAt('/', { '/': <SurveyViews id={undefined} current="edit" /> })
    expect(links().map(([name]) => name)).toEqual(['Edit', 'Logic map'])
  })

  it('switch between the two of the editor without a navigation, but open a new tab as links do', () => {
    const onMode = jest.fn()
    renderAt('/', { '/': <SurveyViews id="S" current="edit" onMode={onMode} /> })
    const map = screen.getByRole('link', { name: 'Logic map' })
    expect(fireEvent.click(map)).toBe(false)
    expect(onMode.mock.calls).toEqual([['map']])
    expect(location.pathname).toBe('/')
    map.addEventListener('click', (event) => event.preventDefault()) // jsdom opens no tabs
    fireEvent.click(map, { ctrlKey: true })
    expect(onMode).toHaveBeenCalledTimes(1)
  })

  it('are in a narrow bar’s menu without the current one', () => {
    renderAt('/', { '/': <SurveyViewItems id="S" current="report" /> })
    expect(links().map(([name]) => name?.trim())).toEqual(['Edit', 'Logic map', 'Results'])
  })
})
