import { Component, useLayoutEffect, useState, type ReactNode } from 'react'
import { isTakenOver } from '../lib/hydration/takenOver.ts'

type Props = { root: Element; children: ReactNode }

/** Keeps the published HTML with its input if an error occurs before hydration, and shows a message. `root`: the HTML's element. */
export class KeepHtml extends Component<Props, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null }

  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } })

  override render() {
    const { failed } = this.state
    if (failed && isTakenOver()) throw failed.error
    return failed ? <PublishedHtml root={this.props.root} /> : this.props.children
  }
}

/** Renders nothing, and puts the nodes of the published HTML back as soon as React has removed them. */
function PublishedHtml({ root }: { root: Element }) {
  const [{ nodes, focused }] = useState(() => ({ nodes: [...root.childNodes], focused: document.activeElement }))
  useLayoutEffect(() => {
    root.append(...nodes)
    if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true })
    window.sayUnloaded()
  }, [root, nodes, focused])
  return null
}
