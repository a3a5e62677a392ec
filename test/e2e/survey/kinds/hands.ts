import type { Locator, Page } from '@playwright/test'

/** How a person answers: each of these does nothing if the control has that state already. */
export type Hand = {
  enter(field: Locator, text: string): Promise<void>
  /** Chooses a radio button. `keys`: typed in its group, where digits choose. */
  pick(radio: Locator, keys?: string): Promise<void>
  tick(checkbox: Locator, isOn: boolean): Promise<void>
  press(button: Locator): Promise<void>
  slide(slider: Locator, to: 'middle' | 'end'): Promise<void>
  /** Finds an option of a searched list by typing, and chooses it. */
  find(field: Locator, typed: string, option: Locator): Promise<void>
  /** Goes to the first problem of a summary. */
  follow(summary: Locator): Promise<void>
}

const mostTries = 50

/** About how many stops of Tab lie between the focus and a control, negative behind it; 0 where it has the focus, or its group of radio buttons. */
const stopsTo = (target: Locator) =>
  target.evaluate((element: HTMLInputElement) => {
    const reachable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
      (one) => one === document.activeElement || (one.tabIndex >= 0 && one.checkVisibility()),
    )
    const [to, from, ...stops] = [element, document.activeElement, ...reachable].map((one) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : one,
    )
    const inTurn = [...new Set(stops)]
    return inTurn.indexOf(to!) - inTurn.indexOf(from!)
  })

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Only the keyboard: Tab, arrows, Space, Enter and typed texts. */
export function keyboardOf({ keyboard }: Page): Hand {
  async function reach(target: Locator) {
    for (let tries = 0; tries < mostTries; tries++) {
      const stops = await stopsTo(target)
      if (stops === 0) return
      for (let stop = 0; stop < Math.abs(stops); stop++) await keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }
  const press = async (button: Locator) => {
    await reach(button)
    await keyboard.press('Enter')
  }
  const enter = async (field: Locator, text: string) => {
    await reach(field)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(text)
  }
  return {
    press,
    enter,
    async find(field, typed) {
      await enter(field, typed)
      await keyboard.press('Enter')
    },
    async pick(radio, keys) {
      await reach(radio)
      if (keys) await keyboard.type(keys)
      for (let steps = 0; steps < mostTries && !(await isFocused(radio)); steps++) await keyboard.press('ArrowDown')
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
  async find(field, typed, option) {
    await field.tap()
    await field.fill(typed)
    await option.tap()
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
  async find(field, typed, option) {
    await field.fill(typed)
    await option.click()
  },
  pick: click,
  async tick(checkbox, isOn) {
    if ((await checkbox.isChecked()) !== isOn) await click(checkbox)
  },
  press: click,
  slide: (slider, to) => slider.press(to === 'middle' ? 'Enter' : 'End'),
  follow: (summary) => click(summary.getByRole('link').first()),
}
