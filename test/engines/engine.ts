/** A page of one browser, as far as the journeys need it. */
export type EnginePage = {
  name: string
  open: (url: string) => Promise<void>
  /** Sets the size of the window's content, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Runs a script in the page, whose `return` is the result. */
  run: (script: string) => Promise<unknown>
  /** Presses the element that a CSS selector finds, by the mouse. */
  click: (selector: string) => Promise<void>
  /** The same by touch, where the browser can be driven so. */
  tap: (selector: string) => Promise<void>
  /** Presses and releases a key, by its name in the DOM. */
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  screenshot: (file: string) => Promise<void>
  /** The page as PDF; null if the browser cannot be driven to print. */
  print: () => Promise<Uint8Array | null>
  close: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown'

/** A browser to run the journeys in. `find`: the reason why it cannot run, or null. */
export type Engine = { name: string; missing: () => string | null; start: () => Promise<EnginePage> }
