import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { captureEarlyInput, takeEarlyInput } from '../../../../lib/hydration/earlyInput.ts'

const choices = ['price', 'speed', 'size'].map((value) => choice(value, { label: value }))
const { open, openSaved, submit, save, entered } = oneQuestionPage({ type: 'ranking', title: 'What counts?', choices })
const group = () => within(screen.getByRole('group', { name: /What counts/ }))
/** The choices in their order, those with a place after it. */
const listed = () =>
  group()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')!.textContent)
const tick = (name: RegExp) => userEvent.click(group().getByRole('checkbox', { name }))

const box = (name: RegExp) => group().getByRole('checkbox', { name })
const point = (type: string, element: Element, { pointerType = 'mouse', ...given }: MouseEventInit & { pointerType?: string }) =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true, buttons: 1, ...given }), { pointerType }))
function drop(element: Element) {
  point('pointerup', element, {})
  fireEvent.click(element) // as a browser does
}

describe('a ranking', () => {
  it('gives a ticked choice the next place, moves it, and announces it', async () => {
    const all = await open()
    expect(screen.getByText('Choose all 3 in order, the best first.')).toBeTruthy()
    for (const name of [/size/, /price/, /speed/]) await tick(name)
    expect(listed()).toEqual(['1size', '2price', '3speed'])
    await userEvent.click(group().getByRole('button', { name: 'Move up: speed' }))
    expect(listed()).toEqual(['1size', '2speed', '3price'])
    expect(screen.getByText('speed: place 2 of 3')).toBeTruthy()
    await userEvent.click(group().getByRole('button', { name: 'Move up: size' })) // the first already
    expect(await submit(all)).toEqual(answering(['size', 'speed', 'price']))
  })

  it('can be ranked with only the keyboard, and keeps the focus', async () => {
    await open()
    group().getByRole('checkbox', { name: /speed/ }).focus()
    await userEvent.keyboard('{Enter}')
    expect([listed()[0], document.activeElement]).toEqual(['1speed', group().getByRole('checkbox', { name: /speed/ })])
    group().getByRole('checkbox', { name: /size/ }).focus()
    await userEvent.keyboard(' ')
    group().getByRole('button', { name: 'Move up: size' }).focus()
    await userEvent.keyboard('{Enter}')
    expect([listed().slice(0, 2), document.activeElement?.getAttribute('aria-label')]).toEqual([['1size', '2speed'], 'Move up: size'])
  })

  describe('under a mouse', () => {
    const rowHeight = 50
    beforeEach(() => {
      const top = (element: Element) => (element.matches('li') ? [...element.parentElement!.children].indexOf(element) * rowHeight : 0)
      jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: Element) {
        return top(this)
      })
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight)
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        return new DOMRect(0, top(this), 300, rowHeight)
      })
      Element.prototype.setPointerCapture = () => {}
    })
    /** Presses a row and moves the pointer by so many pixels, in steps. */
    function drag(element: Element, distance: number, given: object = {}) {
      const clientY = 25 + rowHeight * [...group().getByRole('list').children].indexOf(element.closest('li')!)
      point('pointerdown', element, { ...given, clientY })
      for (let step = 1; step <= 8; step++) point('pointermove', element, { ...given, clientY: clientY + (distance * step) / 8 })
    }

    it('is dragged to its places', async () => {
      await open()
      drag(box(/size/), -10)
      expect(listed()).toEqual(['1size', 'price', 'speed'])
      drop(box(/size/))
      expect(listed()).toEqual(['1size', 'price', 'speed'])
      await act(async () => new Promise((resolve) => setTimeout(resolve)))
      drag(box(/speed/), -70)
      drop(box(/speed/))
      expect(listed()).toEqual(['1size', '2speed', 'price'])
      drag(box(/price/), -80)
      expect(listed()).toEqual(['1price', '2size', '3speed'])
      point('pointermove', box(/price/), { clientY: 140 })
      expect(listed()).toEqual(['1size', '2speed', '3price'])
      expect(screen.getByText('price: place 3 of 3')).toBeTruthy()
    })

    it.each([
      ['a few pixels', -4, {}],
      ['a finger', -80, { pointerType: 'touch' }],
      ['another button', -80, { button: 2, buttons: 2 }],
      ['a mouse that was released elsewhere', -80, { buttons: 0 }],
    ])('is not dragged by %s', async (_, distance, given) => {
      await open()
      drag(box(/size/), distance, given)
      fireEvent.click(box(/size/))
      expect(listed()).toEqual(['1size', 'price', 'speed']) // by the click
    })
  })

  it('takes a place back, and the later ones move up', async () => {
    await open()
    for (const name of [/size/, /price/, /size/]) await tick(name)
    expect(listed()).toEqual(['1price', 'speed', 'size'])
    expect(screen.getByText('size: no place')).toBeTruthy()
  })

  it('is read as a list of its places, and edited in its order', async () => {
    const all = await openSaved(['size', 'price', 'speed'])
    const places = within(await screen.findByRole('list', { name: '' })).getAllByRole('listitem')
    expect(places.map(({ textContent }) => textContent)).toEqual(['size', 'price', 'speed'])
    await press('Edit')
    await userEvent.click(group().getByRole('button', { name: 'Move up: speed' }))
    expect(await save(all)).toEqual(answering(['size', 'speed', 'price']))
  })

  it('drops a ranked choice that was deleted since, once another one is ticked', async () => {
    const all = await openSaved(['deleted', 'size'])
    await press('Edit')
    expect(listed()).toEqual(['1size', 'price', 'speed'])
    for (const name of [/price/, /speed/]) await tick(name)
    expect(await save(all)).toEqual(answering(['size', 'price', 'speed']))
  })

  it('shows a stored ranking that is too long now, and marks the excess', async () => {
    await openSaved(['size', 'price', 'speed'], { max_choices: 2 })
    await press('Edit')
    expect(listed()).toEqual(['1size', '2price', '3speed'])
    expect(screen.getByText('Choose 2 in order, the best first. (3 chosen)')).toBeTruthy()
    expect(
      group()
        .getAllByRole('listitem')
        .map((row) => row.hasAttribute('data-over')),
    ).toEqual([false, false, true])
  })

  it.each([
    [{ required: true }, [], 'Rank at least 3.'],
    [{ min_choices: 2 }, [/size/], 'Rank at least 2.'],
    [{ max_choices: 1 }, [/size/, /price/], 'Rank at most 1.'],
  ])('with %j shows the problem of %j', async (overrides, ticked, problem) => {
    await open(overrides)
    for (const name of ticked) await tick(name)
    await press('Submit')
    expect(await screen.findAllByText(problem)).toHaveLength(2)
  })

  it('says at once that more are ranked than asked for', async () => {
    await open({ max_choices: 1 })
    for (const name of [/size/, /price/]) await tick(name)
    expect(screen.getByText('Choose 1 in order, the best first. (2 chosen)')).toBeTruthy()
  })

  it('keeps ticks from before the script, in their order', async () => {
    await open()
    const boxes = group().getAllByRole<HTMLInputElement>('checkbox')
    for (const [at, tick] of [1, 3, 2].entries()) Object.assign(boxes[at]!, { checked: true, tick }) // as the boot script does
    captureEarlyInput(document)
    expect(entered(Object.fromEntries(takeEarlyInput()))).toEqual({ q: ['price', 'size', 'speed'] })
  })
})
