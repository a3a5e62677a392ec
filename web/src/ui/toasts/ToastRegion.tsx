/** The id of the element that `toast` renders into. */
export const toastRegion = 'toasts'

/** The status region of the toasts, on every page from the start, so that screen readers announce additions. */
export const ToastRegion = () => <div id={toastRegion} role="status" />
