import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { saveFile } from '../../../lib/export/download.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx'
import { ChartMenu } from './ChartMenu.tsx'
import { SourceContext } from './SourceContext.ts'

const chart = { title: 'By age', note: '', columns: ['Age', 'Count'], rows: [] }
const picture = new Blob(['drawn'], { type: 'image/png' })

const drawn = jest.fn()
jest.mock('./drawChart.ts', () => ({
  drawChart: (...given: unknown[]) => {
    drawn(...given)
    return Promise.resolve(picture)
  },
}))
jest.mock('../../../lib/export/download.ts', () => ({ saveFile: jest.fn() }))

const write = jest.fn<Promise<void>, [{ given: Record<string, Promise<Blob>> }[]]>()

beforeAll(async () => {
  await loadAllTexts()
  class ClipboardItem {
    given: Record<string, Promise<Blob>>
    constructor(given: Record<string, Promise<Blob>>) {
      this.given = given
    }
  }
  Object.assign(globalThis, { ClipboardItem })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
})
beforeEach(() => {
  write.mockReset()
  render(
    <>
      <SourceContext value="Source: a survey">
        <ChartMenu chart={chart} />
      </SourceContext>
      <ToastRegion />
    </>,
  )
})

/** Opens the menu and clicks its entry. */
function choose(entry: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Copy: By age' }))
  fireEvent.click(screen.getByText(entry))
}

it('has no entries before it is reached, as a screen reader is given those of a chart that is far from the screen', () => {
  expect(screen.queryByText('Copy as image')).toBeNull()
  fireEvent.focus(screen.getByRole('button', { name: 'Copy: By age' }))
  expect(screen.getByText('Copy as image')).toBeTruthy()
})

describe('Copy as image', () => {
  it('writes to the clipboard within the click, a picture that is drawn afterwards', async () => {
    write.mockResolvedValue()
    choose('Copy as image')
    const [items] = write.mock.calls[0]!
    expect(await screen.findByText('The image was copied.')).toBeTruthy()
    expect(await items[0]!.given['image/png']).toBe(picture)
  })

  it('saves a file where the clipboard takes no picture', async () => {
    write.mockRejectedValue(new Error('not allowed'))
    choose('Copy as image')
    expect(await screen.findByText('The image was saved as a file.')).toBeTruthy()
    expect(saveFile).toHaveBeenCalledWith('By-age.png', picture)
  })
})

describe('Save as', () => {
  it.each(['png', 'svg'])('%s saves the picture with its source line', async (format) => {
    choose(`Save as ${format.toUpperCase()}`)
    await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(`By-age.${format}`, picture))
    expect(drawn).toHaveBeenLastCalledWith(chart, 'Source: a survey', format)
  })
})
