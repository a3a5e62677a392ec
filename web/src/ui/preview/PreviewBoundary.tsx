import { Component, type ReactNode } from 'react'

/** An error boundary, so that a preview that throws does not unmount the editor and its unsaved changes. */
export class PreviewBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render = () => (this.state.broken ? this.props.fallback : this.props.children)
}
