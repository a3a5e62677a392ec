import { outlineOf } from '#shared/survey/outline.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { StructureCover } from '../../../ui/drawings/StructureCover.tsx'
import { useLitSections } from './litSections.ts'

/** `path`: the ids of the sections that the respondent went through, once that is final. */
type Props = { survey: Survey; path?: ReadonlySet<string> | undefined; wide?: boolean }

const quiet = { opacity: 0.5 }
const lit = { opacity: 1, strokeWidth: 1.75 }
const trace = { stroke: 'var(--glass)' }

/** A survey's drawing: while it is answered, the rays of each answered section are lit; after that, those of the respondent's path. */
export function SurveyCover({ survey, path, wide = true }: Props) {
  const answered = useLitSections(survey.id)
  const lookOf = (id: string) => {
    if (path) return path.has(id) ? lit : trace
    const share = answered ? answered.get(id) : 0
    return share === undefined ? trace : share === 1 ? lit : quiet
  }
  return <StructureCover outline={outlineOf(survey)} seed={survey.id} wide={wide} looks={survey.sections.map(({ id }) => lookOf(id))} />
}
