import { createStore, useStore } from '../../lib/store/createStore.ts'

export type ToastTone = 'info' | 'success' | 'error'
/** A word on what can be done about it, such as Undo. The toast goes when it was done. */
export type ToastAction = { label: string; run: () => void }
export type Toast = { id: number; message: string; tone: ToastTone; action: ToastAction | undefined }

/** Toasts at once: a further one takes the place of the oldest. */
const most = 3
/** Milliseconds a toast stays; one that offers something to do stays longer, an error until it is dismissed. */
const stay = { plain: 6000, withAction: 10_000 }

const timers = new Map<number, ReturnType<typeof setTimeout>>()
const holds = new Set<'pointer' | 'focus'>()
const toasts = createStore<readonly Toast[]>([])
let last = 0

function show(next: readonly Toast[]) {
  if (!next.length) holds.clear() // what is gone sends neither a leave nor a blur
  toasts.set(next)
}

export const currentToasts = toasts.get
export const useToasts = (): readonly Toast[] => useStore(toasts)

function start({ id, tone, action }: Toast) {
  if (holds.size || tone === 'error') return
  timers.set(
    id,
    setTimeout(() => dropToast(id), action ? stay.withAction : stay.plain),
  )
}

export function addToast(message: string, tone: ToastTone, action: ToastAction | undefined): void {
  const toast = { id: ++last, message, tone, action }
  start(toast)
  show([...toasts.get(), toast].slice(-most))
}

export function dropToast(id: number): void {
  show(toasts.get().filter((toast) => toast.id !== id))
}

/** While the pointer or the focus is on them, no toast goes; then each has its whole time again. */
export function holdToasts(by: 'pointer' | 'focus', held: boolean): void {
  if (held) holds.add(by)
  else holds.delete(by)
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  toasts.get().forEach(start)
}
