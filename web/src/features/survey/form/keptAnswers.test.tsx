import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  openSurveyPage,
  setUpSurveyPages,
  notFound,
  pick,
  press,
  sent,
  taken,
} from '../../../../../test/support/web/pages/openSurveyPage.tsx'
import { demographicTexts } from '../answers/demographicTexts.ts'
import { readDraft, writeDraft } from '../persistence/draft.ts'

setUpSurveyPages()

const refuses = () => {
  throw new DOMException('No', 'SecurityError')
}

describe('What was answered, and not sent', () => {
  it('keeps a draft on this device and restores it', async () => {
    await openSurveyPage()
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'half a')
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await openSurveyPage()
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'half a')
  })

  it('keeps beside it what another tab of the survey stores, question by question', async () => {
    await openSurveyPage()
    const guest = { response: null, user: null }
    writeDraft({ id: 'sv1', slug: 'real' }, guest, {
      answers: new Map([['tools', 'theirs']]),
      demographics: demographicTexts({ job: 'Editor' }),
    })
    await pick('I read')
    act(() => void dispatchEvent(new Event('pagehide')))
    const draft = readDraft('sv1', guest)!
    expect([Object.fromEntries(draft.answers), draft.demographics.job]).toEqual([{ role: 'reader', tools: 'theirs' }, 'Editor'])
  })

  it('asks before the page goes where a draft is restored that the browser no longer keeps', async () => {
    await openSurveyPage()
    await pick('I make')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses)
    await openSurveyPage()
    await screen.findByText('Not saved on this device. Submit before you leave.')
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  })

  it.each(['getItem', 'setItem'] as const)('never claims that the browser stores answers if it does not (%s)', async (refused) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses)
    if (refused === 'getItem') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuses)
    const all = await openSurveyPage({ 'POST /responses': taken })
    await pick('I read')
    expect(await screen.findByText('Not saved on this device. Submit before you leave.')).toBeTruthy()
    expect(screen.queryByText('Saved on this device')).toBeNull()
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    expect(sent(all, 'POST /responses')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
    expect(screen.getByText(/^This browser cannot remember your response/)).toBeTruthy()
    expect(screen.queryByText(/open it only on this device/)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'View my response' }))
    expect(screen.getByText('You answered this survey')).toBeTruthy()
  })

  it('offers a download of the draft if the survey was deleted', async () => {
    await openSurveyPage()
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'half a')
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await openSurveyPage({ 'GET /surveys/slug/real': notFound, 'GET /surveys/real': notFound })
    expect(screen.getByText('The answers you started are still on this device.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download answers as text' })).toBeTruthy()
  })
})
