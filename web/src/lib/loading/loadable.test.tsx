import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { loadableDecoration } from './loadable.tsx'

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
