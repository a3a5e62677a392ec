import { createRoot, type Root } from 'react-dom/client'
import { toastRegion } from './ToastRegion.tsx'
import { Toasts } from './Toasts.tsx'
import { addToast, type ToastAction, type ToastTone } from './toastStore.ts'

let drawn: { region: Element; root: Root } | undefined

/** What draws the toasts is a root of its own in the page's region: a page that never shows one never loads it. */
function draw() {
  const region = document.getElementById(toastRegion)
  if (!region || drawn?.region === region) return
  drawn?.root.unmount()
  drawn = { region, root: createRoot(region) }
  drawn.root.render(<Toasts />)
}

/** Tells the person something in passing, at the foot of the window. What must not be missed, or belongs to a field, is an Alert. */
export function toast(message: string, { tone = 'info', action }: { tone?: ToastTone; action?: ToastAction } = {}): void {
  draw()
  addToast(message, tone, action)
}
