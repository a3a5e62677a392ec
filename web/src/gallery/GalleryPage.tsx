import { useState } from 'react'
import { useTitle } from '../lib/navigation/useTitle.ts'
import { SegmentedControl } from '../ui/forms/choices/SegmentedControl.tsx'
import { Controls } from './Controls.tsx'
import { Foundations } from './Foundations.tsx'
import css from './Gallery.module.css'
import { Overlays } from './Overlays.tsx'
import { say } from './Part.tsx'
import { Pictures } from './Pictures.tsx'
import { RichTexts } from './RichTexts.tsx'
import { Shown } from './Shown.tsx'

const panels = [
  { name: say('Foundations', '바탕'), Panel: Foundations },
  { name: say('Controls', '입력'), Panel: Controls },
  { name: say('Overlays', '겹침'), Panel: Overlays },
  { name: say('Shown', '표시'), Panel: Shown },
  { name: say('Pictures', '그림'), Panel: Pictures },
  { name: say('Rich texts', '서식 있는 글'), Panel: RichTexts },
]

/** /ui, while developing: every component of ui/ in every state. */
export default function GalleryPage() {
  const [at, setAt] = useState(0)
  const title = say('Components', '구성 요소')
  useTitle(title)
  const { Panel } = panels[at]!
  return (
    <main id="main" className={`page ${css.gallery}`}>
      <h1>{title}</h1>
      <div className={css.tabs}>
        <SegmentedControl
          label={title}
          options={panels.map(({ name }, value) => ({ value, label: name, name }))}
          value={at}
          onChange={setAt}
        />
      </div>
      <Panel />
    </main>
  )
}
