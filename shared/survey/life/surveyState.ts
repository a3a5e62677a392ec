export const surveyStates = ['open', 'not_yet', 'closed', 'full'] as const
export type SurveyState = (typeof surveyStates)[number]

type Times = { opens_at?: string | undefined; closes_at?: string | undefined }

/** The state of a survey at a moment (ms): the first that applies of inactive or past its end, not begun yet, and full. */
export function surveyState({ is_active, opens_at, closes_at }: Times & { is_active: boolean }, now: number, isFull: boolean): SurveyState {
  if (!is_active) return 'closed'
  if (opens_at && now < Date.parse(opens_at)) return 'not_yet'
  if (closes_at && now >= Date.parse(closes_at)) return 'closed'
  return isFull ? 'full' : 'open'
}

/** The first moment (ms) after `now` at which a survey opens or closes by itself; Infinity if it never does. */
export const nextChange = ({ opens_at, closes_at }: Times, now: number): number =>
  Math.min(...[opens_at, closes_at].map((time) => (time ? Date.parse(time) : 0)).filter((time) => time > now), Infinity)
