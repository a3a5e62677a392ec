import * as v from 'valibot'
import { surveyBody } from '#shared/survey/survey.ts'
import { mapRichTexts } from './richTexts.ts'

const survey = v.parse(surveyBody, {
  title: 'Old',
  description: '<p>old</p>',
  footer_html_ko: '<p>old</p>',
  sections: [
    { id: 'a', title: 'A', description: '', questions: [{ id: 'q', type: 'short_text', description_ko: '<p>old</p>' }] },
    { id: 'e', title: 'E', end_text: '<p>old</p>', end_text_ko: '<p>old</p>', questions: [] },
    { id: 'b', title: 'B', description: '<p>kept</p>', questions: [{ id: 'r', type: 'short_text', description: '<p>kept</p>' }] },
  ],
})

describe('mapRichTexts', () => {
  it('changes every rich text, and leaves untouched what does not change', async () => {
    const now = await mapRichTexts(survey, async (html) => html.replace('old', 'new'))
    expect(now).toMatchObject({ title: 'Old', description: '<p>new</p>', footer_html_ko: '<p>new</p>' })
    expect(now.sections[0]!.questions[0]!.description_ko).toBe('<p>new</p>')
    expect(now.sections[1]).toMatchObject({ end_text: '<p>new</p>', end_text_ko: '<p>new</p>' })
    expect(now.sections[2]).toBe(survey.sections[2])
  })

  it('answers the very survey where nothing changes, and asks about no blank text', async () => {
    const asked: string[] = []
    const same = async (html: string) => {
      asked.push(html)
      return html
    }
    expect(await mapRichTexts(survey, same)).toBe(survey)
    expect(asked).toEqual([...Array<string>(5).fill('<p>old</p>'), '<p>kept</p>', '<p>kept</p>'])
  })

  it('throws the error of the change', async () => {
    await expect(mapRichTexts(survey, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  })
})
