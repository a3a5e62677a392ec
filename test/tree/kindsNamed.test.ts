import { kinds, questionTypeNames } from '#shared/kinds/kinds.ts'
import { filesThatName } from './kindsNamed.ts'
import { modules } from './modules.ts'

/** Every type has a row in a dozen tables at most, those of conditions among them. */
const most = 12

/** The templates are surveys, which name types as every survey does. */
const code = [...modules().keys()].filter(
  (file) => /^(?:shared|functions|infra|web)\//.test(file) && !file.includes('/definition/templates/'),
)

describe('a type of question', () => {
  it.each(questionTypeNames.filter((type) => kinds[type].since))('is named in few files outside its folders: %s', (type) => {
    const files = filesThatName(type, code)
    expect(files).toContain('shared/kinds/kinds.ts')
    expect(files.slice(most)).toEqual([])
  })
})
