import { readVersionDefinition } from '../data/surveys/surveyVersions.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { AskedVersion } from '../export/askedVersion.ts'

/** The versions of a survey that its responses were answered on, each read once. */
export class AskedVersions {
  readonly #survey: WholeSurvey
  readonly #known = new Map<number, Promise<AskedVersion>>()

  constructor(survey: WholeSurvey) {
    this.#survey = survey
  }

  /** The survey as it was; as it is now where that version cannot be read. */
  of(version: number): Promise<AskedVersion> {
    const known = this.#known.get(version) ?? this.#read(version)
    this.#known.set(version, known)
    return known
  }

  async #read(version: number): Promise<AskedVersion> {
    const { id } = this.#survey
    const found = version === this.#survey.version ? null : await readVersionDefinition(id, version)
    return new AskedVersion(found?.definition ?? this.#survey)
  }
}
