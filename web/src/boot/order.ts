import { publishedId, type Published } from '#shared/site/pageContract.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { openForm } from '../features/survey/draw/openedForm.ts'
import { readStoredDraft, tokenUserId } from '../features/survey/persistence/storedDraft.ts'
import { orderForm } from './order/orderForm.ts'

// A file of its own, which the HTML of a survey that draws, or whose link shows or says something, loads before its first paint: the HTML is the same
// for everybody, and shows in this person's order, with what their link gave. Where that is not enough, the form stays hidden until the app shows it.
const longestWaitMilliseconds = 10_000
const hidden = new CSSStyleSheet()
hidden.replaceSync('form { visibility: hidden }')
document.adoptedStyleSheets = [hidden]
window.showForm = () => {
  document.adoptedStyleSheets = []
}
document.addEventListener('DOMContentLoaded', () => {
  let isOrdered = false
  try {
    isOrdered = order()
  } catch {} // the app brings the form into order
  if (!isOrdered) delete window.given
  if (isOrdered) window.showForm!()
  else setTimeout(window.showForm!, longestWaitMilliseconds)
})

/** Brings the HTML into order. Returns false if it lacks something that shows. */
function order(): boolean {
  const { replies, lang } = JSON.parse(document.getElementById(publishedId)!.textContent) as Published
  const survey = Object.values(replies)[0] as Survey
  const form = document.querySelector('form')!
  const draft = readStoredDraft(survey.id, tokenUserId())
  const begun = draft?.response === null ? draft : null
  const given = openForm(survey, begun && { given: begun.given, answers: new Map(Object.entries(begun.answers)) })
  const { link } = given
  const read = link ? JSON.stringify(survey.sections) : ''
  const mayShowMore = read.includes('"field":') // a condition on the link
  const lacksWords = read.includes('{{link.') && !window.quoteLink // quote.ts could not be loaded
  const isOrdered = !mayShowMore && !lacksWords && orderForm(form, survey, given)
  if (isOrdered && link) window.quoteLink?.(form, survey, link, lang)
  return isOrdered
}
