import { kinds, questionTypeNames, type QuestionType } from '#shared/kinds/kinds.ts'
import { filesThatName } from './kindsNamed.ts'
import { modules } from './modules.ts'

const most = 12
/** Filters have ranges of dates, and exports dates of Excel. */
const mostOf: Partial<Record<QuestionType, number>> = { date: 16, number: 13 }

const code = [...modules().keys()].filter((file) => /^(?:shared|functions|infra|web)\//.test(file))

describe('a type of question', () => {
  it.each(questionTypeNames.filter((type) => kinds[type].since))('is named in few files outside its folders: %s', (type) => {
    const files = filesThatName(type, code)
    expect(files).toContain('shared/kinds/kinds.ts')
    expect(files.slice(mostOf[type] ?? most)).toEqual([])
  })
})
