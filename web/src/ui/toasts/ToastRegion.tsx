/** The id of the region that `toast` draws into. */
export const toastRegion = 'toasts'

/** Where toasts appear: empty on every page from the start, so that screen readers hear what comes into it. */
export const ToastRegion = () => <div id={toastRegion} role="status" />
