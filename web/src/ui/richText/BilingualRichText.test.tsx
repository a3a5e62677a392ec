import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import Quill from 'quill/core.js'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { BilingualRichText, type BilingualRichTextProps } from './BilingualRichText.tsx'
import { loadBilingualEditor } from './loadBilingualEditor.ts'

jest.mock('./loadBilingualEditor.ts', () => {
  const { loadBilingualEditor: real } = jest.requireActual<typeof import('./loadBilingualEditor.ts')>('./loadBilingualEditor.ts')
  return { loadBilingualEditor: jest.fn(real) }
})

beforeAll(loadAllTexts)

const labels = { en: 'Description', ko: 'Description (Korean)' }
const both = { en: '<p>One</p>', ko: '<p>하나</p>' }
const half = (name: string) => screen.getByRole('textbox', { name })
const quillOf = (name: string) => Quill.find(half(name).parentElement!) as Quill

async function show(value: BilingualRichTextProps['value'] = both) {
  const told: [string, string][] = []
  function Page() {
    const [now, setNow] = useState(value)
    return (
      <>
        <BilingualRichText
          labels={labels}
          value={now}
          onChange={(language, html) => {
            told.push([language, html])
            setNow((before) => ({ ...before, [language]: html }))
          }}
        />
        <button onClick={() => setNow({ en: '<p>From <strong>outside</strong></p>', ko: '' })}>Outside</button>
      </>
    )
  }
  await act(async () => void render(<Page />))
  await screen.findByRole('toolbar')
  return told
}

const write = (name: string, text: string) =>
  act(async () => {
    const quill = quillOf(name)
    quill.insertText(quill.getLength() - 1, text, 'user')
  })

describe('BilingualRichText', () => {
  it('shows both texts before its editor comes, each by its own name', async () => {
    render(<BilingualRichText labels={labels} value={both} onChange={() => {}} />)
    expect(half('Description').textContent).toBe('One')
    expect(half('Description (Korean)').lang).toBe('ko')
    await screen.findByRole('toolbar')
    expect(half('Description').getAttribute('contenteditable')).toBe('true')
  })

  it('reports nothing until a change, and then only the changed language', async () => {
    const told = await show()
    expect(told).toEqual([])
    await write('Description (Korean)', ' 둘')
    expect(told).toEqual([['ko', '<p>하나 둘</p>']])
  })

  it('reports blank for a text that shows nothing, and the original HTML after changes are undone', async () => {
    const told = await show({ en: '<p class="x">One</p>', ko: '' })
    await act(async () => void quillOf('Description').deleteText(0, 3, 'user'))
    expect(told.at(-1)).toEqual(['en', ''])
    await write('Description', 'One')
    expect(told.at(-1)).toEqual(['en', '<p class="x">One</p>'])
  })

  it('marks a half that is blank while the other has text', async () => {
    await show({ en: '<p>One</p>', ko: '<p><br></p>' })
    expect(document.getElementById(half('Description (Korean)').getAttribute('aria-describedby')!)!.textContent).toBe('Missing')
    expect(half('Description').hasAttribute('aria-describedby')).toBe(false)
    await write('Description (Korean)', '하나')
    expect(screen.queryByText('Missing')).toBeNull()
  })

  it('takes a value from outside without telling it, and leaves the focus where it is', async () => {
    const told = await show()
    const outside = screen.getByRole('button', { name: 'Outside' })
    outside.focus()
    fireEvent.click(outside)
    await waitFor(() => expect(half('Description').innerHTML).toBe('<p>From <strong>outside</strong></p>'))
    expect(told).toEqual([])
    expect(document.activeElement).toBe(outside)
  })

  it('waits with a value from outside until a syllable is composed', async () => {
    await show()
    fireEvent.compositionStart(half('Description'))
    fireEvent.click(screen.getByRole('button', { name: 'Outside' }))
    expect(half('Description').textContent).toBe('One')
    fireEvent.compositionEnd(half('Description'))
    await waitFor(() => expect(half('Description').textContent).toBe('From outside'))
  })

  it('keeps what its toolbar cannot make, where that was loaded', async () => {
    const imported = '<blockquote>Said</blockquote><p class="ql-align-center">Middle</p>'
    const told = await show({ en: imported, ko: '' })
    await write('Description', '!')
    expect(told.at(-1)).toEqual(['en', '<blockquote>Said</blockquote><p class="ql-align-center">Middle!</p>'])
  })

  it('makes blank the address of a link or an image of another protocol', async () => {
    const told = await show({ en: '', ko: '' })
    await act(async () => {
      quillOf('Description').insertEmbed(0, 'image', 'javascript:alert(1)', 'user')
      quillOf('Description').insertText(1, 'x', 'link', 'javascript:alert(1)', 'user')
    })
    expect(told.at(-1)![1]).toBe('<p><img src="" alt=""><a href="about:blank" rel="noopener noreferrer" target="_blank">x</a></p>')
  })

  it('has one toolbar, with the tools in their order and one stop of the Tab key', async () => {
    await show()
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting: Description' })
    const names = [...toolbar.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
    const wanted = ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Numbered list', 'Bullet list', 'Link', 'Image', 'Video']
    expect(names).toEqual([...wanted, 'Clear formatting'])
    expect([...toolbar.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Normal',
      'Heading 1',
      'Heading 2',
      'Heading 3',
    ])
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    screen.getByRole('combobox').focus()
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear formatting' }))
  })

  it.each(['Link', 'Image', 'Video'])('opens the panel of %s before either text had the focus', async (name) => {
    Range.prototype.getBoundingClientRect = () => new DOMRect() // jsdom has none
    await show()
    await act(async () => screen.getByRole('button', { name }).click())
    expect(screen.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('true')
  })

  it('is plain text where the editor cannot be had, and leaves a formatted one as it is', async () => {
    jest.mocked(loadBilingualEditor).mockRejectedValueOnce(new TypeError('offline'))
    const onChange = jest.fn()
    render(<BilingualRichText labels={labels} value={{ en: '<p>1 &lt; 2</p>', ko: '<p><strong>하나</strong></p>' }} onChange={onChange} />)
    const field = await screen.findByDisplayValue('1 < 2')
    expect(field).toBe(half('Description'))
    fireEvent.change(field, { target: { value: 'a & b\nc' } })
    expect(onChange.mock.calls).toEqual([['en', '<p>a &amp; b</p><p>c</p>']])
    expect(screen.getByRole('region', { name: 'Description (Korean)' }).innerHTML).toContain('<strong>하나</strong>')
    expect(screen.queryAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  })
})
