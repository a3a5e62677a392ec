import type { Page } from '@playwright/test'
import { browserFlags, type Browser } from '../../../scripts/lab/browser/browser.ts'

const browser = JSON.parse(process.env['BROWSER'] ?? '{}') as Partial<Browser>

/** Launches the browser as with a screen reader: without one, Chromium leaves out what lies far from the screen. */
export const readerLaunch = {
  executablePath: browser.executablePath,
  args: [...browserFlags, '--force-renderer-accessibility'],
  env: { ...(process.env as Record<string, string>), ...browser.env },
}

export type Node = { role: string; name: string; description?: string; required?: true; invalid?: true; live?: string }

/** What a screen reader is given of the page, in its order. */
export async function treeOf(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes[0]!.nodeId)
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const given = Object.fromEntries(properties.map((property) => [property.name, String(property.value.value)]))
      return {
        role: String(role?.value),
        name: String(name?.value ?? '').trim(), // what lies far from the screen keeps its spaces
        ...(description?.value ? { description: String(description.value) } : {}),
        ...(given['required'] === 'true' && { required: true as const }),
        ...((given['invalid'] ?? 'false') !== 'false' && { invalid: true as const }),
        ...((given['live'] ?? 'off') !== 'off' && { live: given['live']! }),
      }
    })
}

/** A node as one line of words. */
export const lineOf = ({ role, name, description, required, invalid }: Node): string =>
  `${role} ${name}${description ? ` (${description})` : ''}${required ? ', required' : ''}${invalid ? ', invalid' : ''}`
