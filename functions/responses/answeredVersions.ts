import { readVersionDefinition } from '../data/surveys/surveyVersions.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { AnsweredVersion } from '../answered/answeredVersion.ts'

/** Reads the versions of a survey that its responses were answered on, each once. */
export class AnsweredVersions {
  readonly #survey: WholeSurvey
  readonly #known = new Map<number, Promise<AnsweredVersion>>()

  constructor(survey: WholeSurvey) {
    this.#survey = survey
  }

  /** The survey as of that version; the present survey where the version cannot be read. */
  of(version: number): Promise<AnsweredVersion> {
    const known = this.#known.get(version) ?? this.#read(version)
    this.#known.set(version, known)
    return known
  }

  async #read(version: number): Promise<AnsweredVersion> {
    const { id } = this.#survey
    const found = version === this.#survey.version ? null : await readVersionDefinition(id, version)
    return new AnsweredVersion(found ?? this.#survey)
  }
}
