import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { call } from '../../../lib/api/api.ts'
import { forgetPublic } from '../../../lib/api/content.ts'
import { createDocumentStore, type DocumentState } from '../../../lib/drafts/documentStore.ts'
import { differences } from '../content/differences.ts'
import { withKeys } from '../content/keys.ts'
import { mergeHomepages, type Merged } from '../content/mergeHomepages.ts'
import { mapRichTexts, uploadPastedImages } from '../content/richTexts.ts'

export type HomepageState = DocumentState<HomepageBody>
export type HomepageStore = ReturnType<typeof createHomepageStore>

/** The document store of the home page. */
export const createHomepageStore = (loaded: Homepage) =>
  createDocumentStore<HomepageBody, Merged>(loaded, {
    load: () => call('getHomepage', {}),
    store: (body, headers) => call('updateHomepage', { body }, { headers }),
    differences,
    merge: mergeHomepages,
    withKeys,
    prepare: async (content) => {
      const uploaded = await uploadPastedImages(content)
      return (now) => mapRichTexts(now, (html) => uploaded.get(html) ?? html)
    },
    onSaved: forgetPublic,
  })
