import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { forgetPublic } from '../../../lib/api/content.ts'
import { createContent } from '../../../lib/document/content.ts'
import type { Draft } from '../../../lib/document/drafts.ts'
import { createSaver } from '../../../lib/document/saver.ts'
import type { Change } from '../content/content.ts'
import { differences } from '../content/differences.ts'
import { withKeys } from '../content/keys.ts'
import { mergeHomepages, type Merged } from '../content/mergeHomepages.ts'
import { mapRichTexts, uploadPastedImages } from '../content/richTexts.ts'

export type HomepageSaver = ReturnType<typeof createHomepageSaver>

const bodyOf = ({ version: _version, ...body }: Homepage, like?: HomepageBody) => withKeys(body, like)

export function createHomepageSaver(loaded: Homepage) {
  const content = createContent(bodyOf(loaded))
  const saver = createSaver<HomepageBody, Homepage, Merged, string>(content, loaded, {
    bodyOf,
    send: (body, stored) => call('updateHomepage', { body }, { headers: { 'if-match': `"${stored!.version}"` } }),
    load: () => call('getHomepage', {}),
    differences,
    merge: (base, mine, theirs) => mergeHomepages({ base, mine, theirs }),
    upload: async (body) => {
      const uploaded = await uploadPastedImages(body)
      return mapRichTexts(body, (html) => uploaded.get(html) ?? html)
    },
    onSaved: forgetPublic,
  })
  const edit: Change<HomepageBody> = (change) => {
    const [now, next] = [content.get(), change(content.get())]
    const [place, another] = new Set(differences(now, next).map((path) => path.replace(/offset_[xy]$/, 'offset')))
    if (place === undefined) return
    content.edit(() => next, { merge: another === undefined && !place.endsWith(' order') ? place : undefined })
  }
  return {
    ...saver,
    /** Consecutive edits of one text or setting, such as dragging a picture, are one undo step; moves of entries are not. */
    edit,
    unsavedDraft: () =>
      saver.isUnsaved() ? { body: content.get(), base: saver.base(), version: saver.state().stored!.version } : undefined,
    differsFromCurrent: (draft: HomepageBody) => differences(saver.base(), withKeys(draft, saver.base())).length > 0,
    /** Replaces the content by a draft. If the stored version is newer, the next save meets a conflict. */
    restore: ({ body, base = saver.base(), version }: Draft<HomepageBody>) => {
      saver.startFrom({ ...base, version: version ?? saver.state().stored!.version })
      content.edit(() => withKeys(body, saver.base()))
      content.closeUndoStep()
    },
  }
}
