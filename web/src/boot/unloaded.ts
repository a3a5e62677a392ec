import type { Language } from '#shared/fields.ts'
import { removeMark } from '../lib/hydration/bootContract.ts'
import { reloadPage } from '../lib/loading/reloadPage.ts'

const texts: Record<Language, { message: string; retry: string }> = {
  en: { message: 'This page could not be loaded completely. Check your connection and try again.', retry: 'Retry' },
  ko: { message: '페이지를 다 불러오지 못했습니다. 연결 상태를 확인하고 다시 시도해 주세요.', retry: '다시 시도' },
}
const timeoutMilliseconds = 10_000

/** A script that cannot be parsed, or throws before the app has started, is an error of the window. */
const isOfScript = ({ target, filename }: Partial<ErrorEvent>) =>
  (target as HTMLScriptElement).type === 'module' || (!window.started && filename?.includes('/assets/'))

/** Says that the page could not be loaded where a script fails before the app runs. `beforeReload`: called before Retry reloads. */
export function watchScripts(language: Language, beforeReload: () => void): void {
  window.sayUnloaded = () => {
    removeMark('awaitScript') // a form that waits for the script shows as it was published
    if (!document.querySelector('.unloaded')) document.body.append(buildNotice(language, beforeReload))
  }
  addEventListener('error', (event) => isOfScript(event) && window.sayUnloaded(), true)
}

function buildNotice(lang: Language, beforeReload: () => void): HTMLElement {
  const { message, retry } = texts[lang]
  const notice = Object.assign(document.createElement('div'), { className: 'unloaded', role: 'alert', lang })
  const button = Object.assign(document.createElement('button'), { textContent: retry })
  button.addEventListener('click', () => {
    button.ariaDisabled = 'true'
    void reloadIfReachable(beforeReload).finally(() => (button.ariaDisabled = null))
  })
  notice.append(`${message} `, button)
  return notice
}

/** Not every browser asks again for a script that failed; and without a network the browser's own page would take this one's place. */
async function reloadIfReachable(beforeReload: () => void): Promise<void> {
  try {
    const { status } = await fetch(location.href, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    if (status >= 500) return
    beforeReload()
    reloadPage()
  } catch {} // the notice stays
}
