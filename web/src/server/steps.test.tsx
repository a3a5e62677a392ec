import { screen, waitFor } from '@testing-library/react'
import { setUpPublishedPages, showPublished } from '../../../test/support/web/pages/showPublished.tsx'
import { publishedHomepage, publishedSamples } from '../../../test/support/web/publishedSamples.ts'
import { stubApi } from '../../../test/support/web/stubApi.ts'
import { setMark } from '../lib/hydration/bootContract.ts'
import { captureEarlyInput } from '../lib/hydration/earlyInput.ts'
import { render } from './render.tsx'

const path = '/survey/steps'

setUpPublishedPages()

/** Opens the published page at an address; returns what React complains of as it hydrates it. */
async function open(address: string, enter = () => {}) {
  const { takeOver } = showPublished(path, { address })
  stubApi({})
  enter()
  return takeOver()
}

const asked = (html: string) => [...html.matchAll(/data-question="(\w+)"/g)].map(([, id]) => id)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /why/i })
const step = () => document.querySelector('h2 > small')?.textContent

describe('the published page of a survey in steps', () => {
  it('has its first step and no other', () => {
    const { html } = render(path, publishedSamples[path]!, publishedHomepage)
    expect(asked(html)).toEqual(['often', 'why'])
    expect(html).toContain('Step 1 of 2')
    expect(html).not.toContain('Submit')
  })

  it('keeps answers from before its script ran', async () => {
    const enter = () => {
      field().value = 'Habit'
      captureEarlyInput(document.body)
    }
    expect(await open(path, enter)).toEqual([])
    expect(field().value).toBe('Habit')
  })

  it('shows the step of its address after hydration, and then the hidden parts', async () => {
    setMark('awaitScript')
    expect(await open(`${path}#step=second`)).toEqual([])
    expect(step()).toBe('Step 2 of 2')
    expect('awaitScript' in document.documentElement.dataset).toBe(false)
  })

  it('mounts the other steps when it is idle', async () => {
    expect(await open(path)).toEqual([])
    expect(step()).toBe('Step 1 of 2')
    await waitFor(() => expect(asked(document.body.innerHTML)).toHaveLength(5))
  })
})
