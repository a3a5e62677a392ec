import { expect, test } from '@playwright/test'

/** Published pages have their policy in the header, and the static shell has the part that fits its content in its HTML. */
const pages = {
  '/': 'header',
  '/surveys': 'header',
  '/survey/trust-in-everyday-media': 'header',
  '/survey/nothing-here': 'header',
  '/admin': 'HTML',
}

for (const [path, place] of Object.entries(pages))
  test(`${path} runs its own inline scripts and styles and no others, by the policy in its ${place}`, async ({ page, request }) => {
    const reply = await request.get(path)
    const header = reply.headers()['content-security-policy']!
    const html = await reply.text()
    expect([header.includes('script-src'), html.includes('http-equiv="Content-Security-Policy"')]).toEqual(
      place === 'header' ? [true, false] : [false, true],
    )
    expect(header).toContain("frame-ancestors 'none'")

    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
    })
    const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--accent'))).not.toBe('')
    expect(await refused()).toEqual([])

    await page.evaluate(() => {
      for (const tag of ['script', 'style']) document.head.append(Object.assign(document.createElement(tag), { textContent: 'var a' }))
    })
    await expect.poll(refused).toEqual(['script-src-elem', 'style-src-elem'])
  })
