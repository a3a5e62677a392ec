import { useState } from 'react'
import type { Language } from '../lib/language/language.ts'
import { Button } from '../ui/Button.tsx'
import { BilingualRichText } from '../ui/richText/BilingualRichText.tsx'
import { Part, say } from './Part.tsx'

const labels = { en: say('Description', '설명'), ko: say('Description (Korean)', '설명(한국어)') }
const filled = {
  en: '<p>Eight minutes on how you decide what is real. Your answers shape the tools that newsrooms and public bodies will test in 2027.</p>',
  ko: '<p>무엇이 진짜인지 어떻게 판단하시는지 8분 동안 여쭙니다. 답변은 2027년에 언론사와 공공기관이 시험할 도구의 바탕이 됩니다.</p>',
}
const rich = {
  en: '<h2>Before you start</h2><p>Words with <strong>weight</strong>, <em>emphasis</em> and <a href="https://example.com/">a link</a>.</p><ol><li data-list="bullet">One</li><li data-list="bullet">Two</li></ol>',
  ko: '',
}

/** Rich texts in both languages, with what they tell. */
export const RichTexts = () => (
  <>
    <Part name="BilingualRichText" stacked>
      <Pair start={filled} />
    </Part>
    <Part name="BilingualRichText, one half missing" stacked>
      <Pair start={rich} />
    </Part>
  </>
)

function Pair({ start }: { start: Record<Language, string> }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <BilingualRichText labels={labels} value={value} onChange={(language, html) => setValue((now) => ({ ...now, [language]: html }))} />
      <Button kind="quiet" onClick={() => setValue(start)}>
        {say('Start again', '처음으로')}
      </Button>
      <output>
        <code>{JSON.stringify(value)}</code>
      </output>
    </>
  )
}
