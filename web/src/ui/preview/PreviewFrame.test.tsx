import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { addTexts, loadTexts } from '../../lib/language/i18n.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

beforeAll(() => loadTexts('en').then(() => addTexts('en', 'admin')))

const frame = () => screen.getByTitle<HTMLIFrameElement>('Shown')
const inside = () => frame().contentDocument!
const root = () => inside().querySelector('#root')
const style = (text: string) => Object.assign(document.createElement('style'), { textContent: text })
const styles = () => [...inside().querySelectorAll('style')].map(({ textContent }) => textContent)

async function open(children: React.ReactNode) {
  const shown = render(
    <PreviewFrame title="Shown" width={390} lang="ko">
      {children}
    </PreviewFrame>,
  )
  await waitFor(() => expect(root()?.childElementCount).toBe(1))
  return shown
}

/** Clicks a link of the frame; true if the browser would follow it. */
const click = (link: Element) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Presses Ctrl and a key; true if the browser would do what it does at that. */
const press = (key: string) =>
  inside().body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

afterEach(() => document.head.replaceChildren())

describe('a preview in a frame', () => {
  it('is skipped by the button before it, which moves the focus behind it', async () => {
    await open(<Counter />)
    const skip = screen.getByRole('button', { name: 'Skip the preview' })
    expect(skip.compareDocumentPosition(frame()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    act(() => skip.click())
    expect(frame().compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('is a document of its own, in its language, whose parts are at work', async () => {
    await open(<Counter />)
    expect(inside()).not.toBe(document)
    expect(inside().documentElement.lang).toBe('ko')
    const button = inside().querySelector('button')!
    act(() => void click(button))
    expect(button.textContent).toBe('1')
  })

  it('wears the styles of the page, those too that come, change or go later', async () => {
    const first = style('a { color: red }')
    const second = style('b { color: blue }')
    document.head.append(first, second)
    await open(<p>Here</p>)
    expect(styles()).toEqual(['a { color: red }', 'b { color: blue }'])
    first.after(style('i { color: green }'))
    second.textContent = 'b { color: black }'
    await waitFor(() => expect(styles()).toEqual(['a { color: red }', 'i { color: green }', 'b { color: black }']))
    first.remove()
    await waitFor(() => expect(styles()).toHaveLength(2))
  })

  it('waits for no stylesheet that is disabled', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/home.css" disabled />'
    await open(<p>Here</p>)
    expect(inside().querySelector('link')).toBeNull()
  })

  it('leads nowhere by its links', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    const routed = jest.fn()
    await open(
      <div>
        <a href="/surveys" onClick={routed}>
          Away
        </a>
        <a href="#there">There</a>
        <input id="there" />
      </div>,
    )
    const [away, there] = inside().querySelectorAll('a')
    expect(click(away!)).toBe(false)
    expect(opened).toHaveBeenCalledWith(away!.href, '_blank', 'noopener')
    expect(routed).not.toHaveBeenCalled()
    expect(click(there!)).toBe(false)
    expect(inside().activeElement?.id).toBe('there')
    opened.mockRestore()
  })

  it('lets the page around hear of Ctrl+S and of no other key', async () => {
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => {
      heard.push(event.key)
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    await open(<p>Here</p>)
    expect([press('s'), press('z')]).toEqual([false, true])
    expect(heard).toEqual(['s'])
    removeEventListener('keydown', listen)
  })

  it('says when its page is there and when it goes', async () => {
    const told: (Document | null)[] = []
    const { unmount } = render(
      <PreviewFrame title="Shown" width={390} lang="en" onPage={(page) => told.push(page)}>
        <p>Here</p>
      </PreviewFrame>,
    )
    await waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toBe(inside())
    unmount()
    expect(told).toHaveLength(2)
    expect(told[1]).toBeNull()
  })
})
