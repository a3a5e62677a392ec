import { render, screen } from '@testing-library/react'
import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { loadable, loadableDecoration } from './loadable.tsx'
import { preloadOnIntent } from './preloadOnIntent.ts'

const Length = ({ minutes }: { minutes: number }) => <p>{minutes} minutes</p>
const loaded = Promise.resolve({ default: Length })

it('keeps the HTML of a decoration whose page is rendered again before it is loaded', async () => {
  const Served = loadableDecoration<{ minutes: number }>(() => loaded)
  await Served.load()
  const html = renderToString(<Served minutes={5} />)
  const Late = loadableDecoration<{ minutes: number }>(() => new Promise(() => {}))
  document.body.innerHTML = `<main>${html}</main>`
  const main = document.querySelector('main')!
  const root = await act(() => hydrateRoot(main, <Late minutes={5} />))
  act(() => root.render(<Late minutes={5} />))
  expect(main.textContent).toBe('5 minutes')
  act(() => root.unmount())
})

const openedBy = async (event: 'onPointerEnter' | 'onFocus', load: () => typeof loaded) => {
  const Part = loadable<{ minutes: number }, Awaited<typeof loaded>>(load)
  preloadOnIntent(Part)[event]()
  await new Promise((resolve) => setTimeout(resolve))
  return (
    <Suspense fallback="Loading...">
      <Part minutes={5} />
    </Suspense>
  )
}

describe('the control that opens a part', () => {
  it.each(['onPointerEnter', 'onFocus'] as const)('loads it %s, so that it shows at the click', async (event) => {
    render(await openedBy(event, () => loaded))
    expect(screen.getByText('5 minutes')).toBeTruthy()
  })

  it('leaves a failure to the click', async () => {
    const part = await openedBy('onFocus', jest.fn(() => loaded).mockRejectedValueOnce(new Error('offline')))
    await act(async () => render(part))
    expect(screen.getByText('5 minutes')).toBeTruthy()
  })

  it('asks for nothing offline, where the click would fail with it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = jest.fn(() => loaded)
    await openedBy('onFocus', load)
    expect(load).not.toHaveBeenCalled()
    onLine.mockRestore()
  })
})
