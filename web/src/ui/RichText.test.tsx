import { act, render, screen } from '@testing-library/react'
import { RichText } from './RichText.tsx'

const show = async (html: string, inline = false) => (await act(async () => render(<RichText html={html} inline={inline} />))).container

describe('RichText', () => {
  it('shows paragraphs and emphasis at once', () => {
    const { container } = render(<RichText html="<p>One <strong>two</strong></p>" lang="ko" />)
    expect(container.querySelector('p strong')?.textContent).toBe('two')
    expect(container.firstElementChild?.getAttribute('lang')).toBe('ko')
  })

  it('shows a link as the server stores it at once, in this tab where it stays on the site', () => {
    const away = 'target="_blank" rel="noopener noreferrer"'
    render(<RichText html={`<p><a href="https://x.org/" ${away}>there</a> <a href="/surveys" ${away}>here</a></p>`} />)
    expect(screen.getByRole('link', { name: 'there' })).toMatchObject({ rel: 'noopener noreferrer', target: '_blank' })
    expect(screen.getByRole('link', { name: 'here' })).toMatchObject({ target: '' })
  })

  it('keeps links, pictures and lists', async () => {
    await show('<ol><li data-list="bullet">a</li></ol><p><a href="https://x.org/">link</a></p><img src="/media/a.png" alt="A">')
    const link = await screen.findByRole('link', { name: 'link' })
    expect(link).toMatchObject({ rel: 'noopener noreferrer', target: '_blank' })
    expect(screen.getByRole('img', { name: 'A' }).getAttribute('src')).toBe('/media/a.png')
    expect(screen.getByRole('listitem').dataset['list']).toBe('bullet')
  })

  it.each([
    '<img src=x onerror="window.hit=1">',
    '<svg><script>window.hit=1</script></svg>',
    '<p style="position:fixed">a</p>',
    '<a href="javascript:window.hit=1">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe src="https://www.youtube.com.evil.example/"></iframe>',
    '<iframe srcdoc="<script>window.hit=1</script>" src="https://www.youtube.com/embed/x"></iframe>',
    '<form action="https://evil.example/"><input name="password"><button>Go</button></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1></style></mglyph></table></mtext></math>',
    '<p id="main" class="x" name="y">a</p>',
  ])('makes %s inert', async (html) => {
    const container = await show(html)
    await act(async () => {})
    expect(container.innerHTML).not.toMatch(/onerror|script|javascript:|data:text|evil|<form|<input|srcdoc|\sstyle=|\sid=|\sname=|hit=/i)
  })

  it('keeps a video of the two hosts', async () => {
    const container = await show('<iframe src="https://player.vimeo.com/video/1"></iframe>')
    await act(async () => {})
    expect(container.querySelector('iframe')?.src).toBe('https://player.vimeo.com/video/1')
  })

  it('shows no link of the server inside a heading', () => {
    const { container } = render(<RichText inline html={'<p>See <a href="/x" target="_blank" rel="noopener noreferrer">this</a>.</p>'} />)
    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('See this.')
  })

  it('shows letters and emphasis only inside a heading', async () => {
    const container = await show('<p>See <em>this</em> <a href="/x">now</a></p>', true)
    await act(async () => {})
    expect(container.querySelector('p, a')).toBeNull()
    expect(container.querySelector('span em')?.textContent).toBe('this')
    expect(container.textContent.trim()).toBe('See this now')
  })
})
