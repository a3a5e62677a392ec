import { useTitle } from '../lib/title.ts'
import { Tabs } from '../ui/overlays/Tabs.tsx'
import { Controls } from './Controls.tsx'
import { Foundations } from './Foundations.tsx'
import css from './Gallery.module.css'
import { Overlays } from './Overlays.tsx'
import { say } from './Part.tsx'
import { Pictures } from './Pictures.tsx'
import { RichTexts } from './RichTexts.tsx'
import { Shown } from './Shown.tsx'

/** /ui, while developing: every component of ui/ in every state. */
export default function GalleryPage() {
  const title = say('Components', '구성 요소')
  useTitle(title)
  return (
    <main id="main" className={`page ${css.gallery}`}>
      <h1>{title}</h1>
      <Tabs
        label={title}
        className={css.tabs}
        tabs={[
          { id: 'foundations', label: say('Foundations', '바탕'), panel: <Foundations /> },
          { id: 'controls', label: say('Controls', '입력'), panel: <Controls /> },
          { id: 'overlays', label: say('Overlays', '겹침'), panel: <Overlays /> },
          { id: 'shown', label: say('Shown', '표시'), panel: <Shown /> },
          { id: 'pictures', label: say('Pictures', '그림'), panel: <Pictures /> },
          { id: 'rich-texts', label: say('Rich texts', '서식 있는 글'), panel: <RichTexts /> },
        ]}
      />
    </main>
  )
}
