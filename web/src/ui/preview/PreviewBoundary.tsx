import { Component, type ReactNode } from 'react'

/** Keeps a preview that cannot be shown from taking the editor around it, and what is not saved in it, along. */
export class PreviewBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render = () => (this.state.broken ? this.props.fallback : this.props.children)
}
