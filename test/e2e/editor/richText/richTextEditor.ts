import type { APIRequestContext, Page } from '@playwright/test'
import { makeSurvey } from '../../support/journey.ts'
import { adminToken, expect, signIn } from '../../support/product.ts'

type Stored = { description: string; description_ko: string }
const words = {
  en: { en: 'Description', ko: 'Description (Korean)', save: 'Save' },
  ko: { en: '설명(영어)', ko: '설명(한국어)', save: '저장' },
}

/** The editor of a new survey, with its description's two halves under their toolbar. */
export async function openEditor(page: Page, request: APIRequestContext, given: Partial<Stored> = {}, lang: 'en' | 'ko' = 'en') {
  const { id } = await makeSurvey(request, { title: 'Rich', sections: [], ...given })
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}?lang=${lang}`)
  const folded = page
    .getByRole('main')
    .locator('details:not([open]) > summary')
    .filter({ hasText: /^(Description|설명)/ })
  if (given.description || given.description_ko) await folded.click()
  const named = (name: string) => page.getByRole('textbox', { name, exact: true })
  const toolbar = page.getByRole('toolbar').first()
  return {
    en: named(words[lang].en),
    ko: named(words[lang].ko),
    toolbar,
    tool: (name: string) => toolbar.getByRole('button', { name, exact: true }),
    loaded: () => expect(toolbar).toBeVisible(),
    /** A filled text folds when the focus leaves. */
    unfold: () => folded.click(),
    /** Saves, and returns the stored survey. */
    save: async () => {
      const answer = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith(`/api/surveys/${id}`))
      await page.getByRole('button', { name: words[lang].save, exact: true }).click()
      expect((await answer).status()).toBe(200)
      return (await (await answer).json()) as Stored
    },
  }
}
