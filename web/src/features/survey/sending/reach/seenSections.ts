import type { Survey } from '#shared/survey/survey.ts'

/** Milliseconds after a change of the form until its new sections are looked for. */
const pause = 200

/**
 * Calls `onSeen` with each section of a form whose heading or first question comes into view, or of which a question is focused; also more than once.
 * Ends with the form.
 */
export function seenSections({ sections }: Pick<Survey, 'sections'>, onSeen: (id: string) => void): void {
  const sectionOf = new Map(sections.flatMap(({ id, questions }) => questions.map((question) => [question.id, id] as const)))
  const seen = new Set<string>()
  const observed = new Map<Element, string>()
  const form = document.querySelector(parts)?.closest('form')
  if (!form) return

  function see(id: string | undefined) {
    if (id === undefined) return
    seen.add(id)
    onSeen(id)
  }
  const idOf = (part: Element): string | undefined => {
    const question = part.getAttribute('data-question')
    return question === null ? part.id.slice(headingPrefix.length) : sectionOf.get(question)
  }
  const onView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      onView.unobserve(target)
      see(observed.get(target))
    }
  })
  /** Looks for the heading and the first question of each section that was not seen yet: more of a form mounts, or another step of it. */
  function look() {
    const firsts = new Set<string>()
    for (const part of form!.querySelectorAll(parts)) {
      const id = idOf(part)
      const isFirst = !part.hasAttribute('data-question') || !firsts.has(id!)
      if (part.hasAttribute('data-question')) firsts.add(id!)
      if (id === undefined || !isFirst || seen.has(id) || observed.has(part)) continue
      observed.set(part, id)
      onView.observe(part)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (form.isConnected && seen.size < sections.length) return look()
      onChange.disconnect()
      onView.disconnect()
    }, pause)
  })
  onChange.observe(form, { childList: true, subtree: true })
  form.addEventListener('focusin', ({ target }) => {
    const question = (target as Element).closest('[data-question]')
    if (question) see(idOf(question))
  })
  look()
}

const headingPrefix = 'section-'
const parts = `h2[id^="${headingPrefix}"], [data-question]`
