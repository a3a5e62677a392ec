type Method = 'GET' | 'POST' | 'DELETE'

/** Calls a command of WebDriver (w3.org/TR/webdriver2) and returns its value. Throws the driver's error. */
type Call = (method: Method, path: string, body?: object) => Promise<unknown>

const callAt =
  (base: string): Call =>
  async (method, path, body) => {
    const reply = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await reply.json()) as { value: unknown }
    if (!reply.ok) throw new Error(`${method} ${path}: ${(value as { message: string }).message}`)
    return value
  }

/** Opens a session at a driver as soon as it listens, within ten seconds. `stop` closes the browser. */
export async function openSession(driver: string, capabilities: object): Promise<{ call: Call; stop: () => Promise<unknown> }> {
  const listening = async () => (await fetch(`${driver}/status`).catch(() => null)) !== null
  for (const end = Date.now() + 10_000; !(await listening());) {
    if (Date.now() > end) throw new Error(`No driver listens at ${driver}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { sessionId } = (await callAt(driver)('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string }
  const call = callAt(`${driver}/session/${sessionId}`)
  return { call, stop: () => call('DELETE', '') }
}
