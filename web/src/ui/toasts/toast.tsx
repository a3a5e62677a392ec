import { createRoot, type Root } from 'react-dom/client'
import { toastRegion } from './ToastRegion.tsx'
import { Toasts } from './Toasts.tsx'
import { addToast, type ToastAction, type ToastTone } from './toastStore.ts'

let mounted: { region: Element; root: Root } | undefined

/** Renders the toasts in a React root of their own, so that a page without toasts never loads this module. */
function mount() {
  const region = document.getElementById(toastRegion)
  if (!region || mounted?.region === region) return
  mounted?.root.unmount()
  mounted = { region, root: createRoot(region) }
  mounted.root.render(<Toasts />)
}

/** Shows a short message at the bottom of the window for some seconds. Use an Alert for what must not be missed or belongs to a field. */
export function toast(message: string, { tone = 'info', action }: { tone?: ToastTone; action?: ToastAction } = {}): void {
  mount()
  addToast(message, tone, action)
}
