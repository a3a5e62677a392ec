import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asked, openSurveyPage, pick, press, setUpSurveyPages, taken } from '../../../../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()

const looks: Record<string, string> = { '0.5': 'quiet', '1': 'lit' }

const rays = () => [...document.querySelectorAll('svg g[stroke-linejoin] > path')]

/** How the rays of each section look: first, makers, readers, closing. */
async function cover() {
  await waitFor(() => expect(rays()).toHaveLength(asked.sections.length))
  return rays().map((ray) => looks[ray.getAttribute('opacity') ?? ''] ?? 'a trace')
}

/** How much of each ray of the line over Submit is lit; null without that line. */
function line() {
  const parts = document.querySelectorAll('output ~ svg > rect[fill*="--ray"]')
  const share = (part: Element) => (Number.parseFloat(part.getAttribute('width')!) * parts.length) / 100
  return parts.length === 0 ? null : Array.from(parts, (part) => Number(share(part).toFixed(2)))
}

describe('the rays of a survey', () => {
  it('are quiet until the first answer, and light up section by section; hidden sections have none', async () => {
    await openSurveyPage()
    expect([await cover(), line()]).toEqual([['quiet', 'quiet', 'quiet', 'quiet'], null])
    await pick('I make')
    await waitFor(() => expect(line()).toEqual([1, 0, 0]))
    expect(await cover()).toEqual(['lit', 'quiet', 'a trace', 'quiet'])
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await waitFor(() => expect(line()).toEqual([1, 1, 0]))
    expect(await cover()).toEqual(['lit', 'lit', 'a trace', 'quiet'])
    await pick('I read')
    await waitFor(() => expect(line()).toEqual([1, 0, 0]))
    expect(await cover()).toEqual(['lit', 'a trace', 'quiet', 'quiet'])
  })

  it('light only the line if the survey has its own cover', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, cover_image_url: 'https://site.example/cover.png' } } })
    await pick('I make')
    await waitFor(() => expect(line()).toEqual([1, 0, 0]))
    expect(document.querySelector('svg g[stroke-linejoin]')).toBeNull()
  })

  it('light only the cover in a survey in steps, which has its own line', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, paging: 'sections' } } })
    await pick('I make')
    await waitFor(async () => expect(await cover()).toEqual(['lit', 'quiet', 'a trace', 'quiet']))
    expect(line()).toBeNull()
  })

  it('are those of the respondent’s path after sending, even with unanswered questions', async () => {
    await openSurveyPage({ 'POST /responses': taken })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(await cover()).toEqual(['lit', 'lit', 'a trace', 'lit'])
  })
})
