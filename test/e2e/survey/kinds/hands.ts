import type { Locator, Page } from '@playwright/test'

/** How a person answers: each of these does nothing where the control has that state already. */
export type Hand = {
  enter(field: Locator, text: string): Promise<void>
  /** Chooses a radio button. `keys`: typed in its group, where digits choose. */
  pick(radio: Locator, keys?: string): Promise<void>
  tick(checkbox: Locator, isOn: boolean): Promise<void>
  press(button: Locator): Promise<void>
  slide(slider: Locator, to: 'middle' | 'end'): Promise<void>
  /** Goes to the first problem of a summary. */
  follow(summary: Locator): Promise<void>
}

const mostStops = 300

/** Where the focus has to go for a control: a radio button is reached through any of its group. */
const wayTo = (target: Locator) =>
  target.evaluate((element: HTMLInputElement) => {
    const focused = document.activeElement as HTMLInputElement | null
    if (focused === element) return 'there'
    if (element.type === 'radio' && focused?.type === 'radio' && focused.name === element.name) return 'group'
    const isBehind = focused && focused !== document.body && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    return isBehind ? 'back' : 'on'
  })

/** The keyboard alone: Tab, arrows, Space, Enter and what is typed. */
export function keyboardOf({ keyboard }: Page): Hand {
  async function reach(target: Locator) {
    for (let stops = 0; stops < mostStops; stops++) {
      const way = await wayTo(target)
      if (way === 'there' || way === 'group') return
      await keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }
  const press = async (button: Locator) => {
    await reach(button)
    await keyboard.press('Enter')
  }
  return {
    press,
    async enter(field, text) {
      await reach(field)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
    },
    async pick(radio, keys) {
      await reach(radio)
      if (keys) await keyboard.type(keys)
      for (let steps = 0; steps < mostStops && (await wayTo(radio)) === 'group'; steps++) await keyboard.press('ArrowDown')
      if (!(await radio.isChecked())) await keyboard.press('Space')
    },
    async tick(checkbox, isOn) {
      if ((await checkbox.isChecked()) === isOn) return
      await reach(checkbox)
      await keyboard.press('Space')
    },
    async slide(slider, to) {
      await reach(slider)
      await keyboard.press(to === 'middle' ? 'Enter' : 'End')
    },
    follow: (summary) => press(summary.getByRole('link').first()),
  }
}

const labelOf = (control: Locator) => control.locator('xpath=..')

/** A finger, and the phone's keyboard. */
export const touch: Hand = {
  async enter(field, text) {
    await field.tap()
    await field.fill(text)
  },
  pick: (radio) => labelOf(radio).tap(),
  async tick(checkbox, isOn) {
    if ((await checkbox.isChecked()) !== isOn) await labelOf(checkbox).tap()
  },
  press: (button) => button.tap(),
  async slide(slider, to) {
    const { width, height } = (await slider.boundingBox())!
    await slider.tap({ position: { x: to === 'middle' ? width / 2 : width - 1, y: height / 2 } })
  },
  follow: (summary) => summary.getByRole('link').first().tap(),
}

const click = (control: Locator) => control.evaluate((element: HTMLElement) => element.click())

/** A script, which is quick: for what comes before and after the answers. */
export const quick: Hand = {
  enter: (field, text) => field.fill(text),
  pick: click,
  async tick(checkbox, isOn) {
    if ((await checkbox.isChecked()) !== isOn) await click(checkbox)
  },
  press: click,
  slide: (slider, to) => slider.press(to === 'middle' ? 'Enter' : 'End'),
  follow: (summary) => click(summary.getByRole('link').first()),
}
