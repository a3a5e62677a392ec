import { createStore, useStore } from '../../lib/store/createStore.ts'

export type ToastTone = 'info' | 'success' | 'error'
/** A button in a toast, such as Undo, which also dismisses the toast. */
export type ToastAction = { label: string; run: () => void }
export type Toast = { id: number; message: string; tone: ToastTone; action: ToastAction | undefined }

/** Toasts at once: a further one replaces the oldest. */
const maxToasts = 3
/** How long toasts show, in milliseconds; an error shows until it is dismissed. */
const visibleMilliseconds = { plain: 6000, withAction: 10_000 }

const timers = new Map<number, ReturnType<typeof setTimeout>>()
const holds = new Set<'pointer' | 'focus'>()
const toasts = createStore<readonly Toast[]>([])
let last = 0

function show(next: readonly Toast[]) {
  if (!next.length) holds.clear() // removed elements fire neither pointerleave nor blur
  toasts.set(next)
}

export const currentToasts = toasts.get
export const useToasts = (): readonly Toast[] => useStore(toasts)

function start({ id, tone, action }: Toast) {
  if (holds.size || tone === 'error') return
  timers.set(
    id,
    setTimeout(() => dropToast(id), action ? visibleMilliseconds.withAction : visibleMilliseconds.plain),
  )
}

export function addToast(message: string, tone: ToastTone, action: ToastAction | undefined): void {
  const toast = { id: ++last, message, tone, action }
  start(toast)
  show([...toasts.get(), toast].slice(-maxToasts))
}

export function dropToast(id: number): void {
  show(toasts.get().filter((toast) => toast.id !== id))
}

/** Keeps every toast while the pointer or the focus is on them; afterwards the time of each begins again. */
export function holdToasts(by: 'pointer' | 'focus', held: boolean): void {
  if (held) holds.add(by)
  else holds.delete(by)
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  toasts.get().forEach(start)
}
