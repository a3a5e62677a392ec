import type { APIRequestContext, Page } from '@playwright/test'
import { expect, keptToken, password } from './product.ts'
import { saying, type Say } from './spoken.ts'

const english = saying('en')

/** Fills in the login form and sends it. */
export async function logIn(page: Page, email: string, { word = password, t = english }: { word?: string; t?: Say } = {}) {
  await page.getByLabel(t('common.email', 'E-mail'), { exact: true }).fill(email)
  await page.getByLabel(t('auth.password', 'Password'), { exact: true }).fill(word)
  await signInButton(page, t).click()
}

export const signInButton = (page: Page, t: Say) =>
  page.getByRole('main').getByRole('button', { name: t('auth.sign_in', 'Sign in'), exact: true })

/** Fills in the signup form as Mina Park and sends it. */
export async function fillInSignup(
  page: Page,
  email: string,
  { word = password, confirm = word, t = english }: { word?: string; confirm?: string; t?: Say } = {},
) {
  const fields = {
    [t('auth.first_name', 'First name')]: 'Mina',
    [t('auth.last_name', 'Last name')]: 'Park',
    [t('common.email', 'E-mail')]: email,
    [t('auth.password', 'Password')]: word,
    [t('auth.confirm_password', 'Confirm password')]: confirm,
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: t('auth.create_account', 'Create account'), exact: true }).click()
}

/** The user menu of a new account, once signed in. */
export const accountMenu = (page: Page, t: Say = english, name = 'Mina Park') =>
  page.getByRole('banner').getByRole('button', { name: t('account_menu.label', `Account menu: ${name}`, { name }), exact: true })

/** The navbar's link to login or signup; in a narrow window its menu is opened first. */
export async function navbarLink(page: Page, t: Say, to: 'login' | 'signup') {
  const menu = page.getByRole('banner').getByRole('button', { name: t('nav.menu', 'Menu'), exact: true })
  if (page.viewportSize()!.width < 1000) await menu.click()
  const name = to === 'login' ? t('common.login', 'Login') : t('common.sign_up', 'Sign up')
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/** Presses the show/hide toggles of the password fields with these labels, in turn: each shows only its own field, and hides it again. */
export async function expectToggles(page: Page, labels: string[], t: Say) {
  const toggles = page.getByRole('button', { name: t('common.show_password', 'Show password'), exact: true })
  const types = () => Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).getAttribute('type')))
  const hidden = labels.map(() => 'password')
  await expect(toggles).toHaveCount(labels.length)
  for (const index of labels.keys()) {
    await toggles.nth(index).click()
    expect(await types()).toEqual(hidden.with(index, 'text'))
    const hide = page.getByRole('button', { name: t('common.hide_password', 'Hide password'), exact: true })
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await hide.click()
    expect(await types()).toEqual(hidden)
  }
}

/** A guest's response to a survey of the demo content: its id, and whose it is by now. */
export async function answerAsGuest(request: APIRequestContext) {
  const surveys = (await (await request.get('/api/surveys/public')).json()) as { id: string; slug: string }[]
  const { id } = surveys.find(({ slug }) => slug === 'checking-official-messages')!
  const answers = [
    { question_id: 'received', value: 'no' },
    { question_id: 'preferred_check', value: 'page' },
  ]
  const given = await request.post('/api/responses', { data: { survey_id: id, answers, demographics: {} } })
  const response = (await given.json()) as { id: string }
  return {
    id: response.id,
    /** Expects it to belong to the user who is signed in in the browser. */
    expectKept: async (page: Page) => {
      const headers = { authorization: `Bearer ${await keptToken(page)}` }
      const mine = await request.get(`/api/responses/mine?survey_id=${id}`, { headers })
      expect(((await mine.json()) as { id: string }).id).toBe(response.id)
    },
  }
}
