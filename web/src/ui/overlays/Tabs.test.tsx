import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './Tabs.tsx'

const tabs = ['Outline', 'Questions', 'Preview'].map((label) => ({ id: label.toLowerCase(), label, panel: `${label} here` }))
const shown = () => screen.getByRole('tabpanel').textContent
const selected = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('shows the first panel, named after its tab', () => {
    render(<Tabs label="Editor" tabs={tabs} />)
    expect(screen.getByRole('tabpanel', { name: 'Outline' }).textContent).toBe('Outline here')
  })

  it.each([
    ['{ArrowRight}', 'Questions'],
    ['{ArrowLeft}', 'Preview'],
    ['{End}', 'Preview'],
    ['{End}{Home}', 'Outline'],
    ['{End}{ArrowRight}', 'Outline'],
  ])('goes by %s to %s, with the focus', async (keys, label) => {
    render(<Tabs label="Editor" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect([selected(), document.activeElement?.textContent, shown()]).toEqual([label, label, `${label} here`])
  })

  it('is one stop on the way through the page', async () => {
    render(
      <>
        <Tabs label="Editor" tabs={tabs} />
        <button type="button">After</button>
      </>,
    )
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 3; stop++) {
      await userEvent.tab()
      stops.push(document.activeElement?.textContent)
    }
    expect(stops).toEqual(['Outline', 'Outline here', 'After'])
  })

  it('leaves Alt and the arrows to the browser', async () => {
    render(<Tabs label="Editor" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(selected()).toBe('Outline')
  })

  it('shows what it is told to, and tells what is asked for', async () => {
    const asked: string[] = []
    render(<Tabs label="Editor" tabs={tabs} selected="questions" onSelect={(id) => asked.push(id)} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
    expect([asked, shown()]).toEqual([['preview'], 'Questions here'])
  })
})
