import type { Page } from '@playwright/test'
import { browserFlags, type Browser } from '../../../scripts/lab/browser/browser.ts'

const browser = JSON.parse(process.env['BROWSER'] ?? '{}') as Partial<Browser>

/** Launches the browser as with a screen reader: without one, Chromium leaves out content far from the viewport. */
export const readerLaunch = {
  executablePath: browser.executablePath,
  args: [...browserFlags, '--force-renderer-accessibility'],
  env: { ...(process.env as Record<string, string>), ...browser.env },
}

export type Node = { role: string; name: string; description?: string; required?: true; invalid?: true; live?: string }

/** The page's accessibility tree as Chromium gives it to a screen reader, the root first. */
export async function nodesOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
}

export type Raw = Awaited<ReturnType<typeof nodesOf>>[number]

/** A node's properties by their names. */
export const given = ({ properties = [] }: Raw) => Object.fromEntries(properties.map(({ name, value }) => [name, String(value.value)]))
export const nameOf = ({ name }: Raw) => String(name?.value ?? '').trim() // content far from the viewport keeps its spaces

/** The page's nodes for a screen reader, in order. */
export async function treeOf(page: Page): Promise<Node[]> {
  const nodes = await nodesOf(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): Raw[] => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes[0]!.nodeId)
    .filter(({ ignored }) => !ignored)
    .map((node) => {
      const { required, invalid = 'false', live = 'off' } = given(node)
      return {
        role: String(node.role?.value),
        name: nameOf(node),
        ...(node.description?.value ? { description: String(node.description.value) } : {}),
        ...(required === 'true' && { required: true as const }),
        ...(invalid !== 'false' && { invalid: true as const }),
        ...(live !== 'off' && { live }),
      }
    })
}

/** A node as one line of words. */
export const lineOf = ({ role, name, description, required, invalid }: Node): string =>
  `${role} ${name}${description ? ` (${description})` : ''}${required ? ', required' : ''}${invalid ? ', invalid' : ''}`
