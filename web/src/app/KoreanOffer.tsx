import { declineKorean, lang, setLang } from '../lib/language/language.ts'
import css from './KoreanOffer.module.css'

/**
 * A line in Korean that offers the Korean page, shown while no language is stored and the browser prefers Korean (`data-offer-korean`, set in
 * index.html before the first paint). Either button stores a language, so the line never returns. Its texts stand here, as an English page loads
 * no Korean ones.
 */
export function KoreanOffer() {
  if (lang() === 'ko') return null
  return (
    <aside lang="ko" className={css.offer} aria-label="언어">
      <div className={`page ${css.row}`}>
        <p>한국어로도 볼 수 있습니다.</p>
        <button type="button" onClick={() => setLang('ko')}>
          한국어로 보기
        </button>
        <button type="button" onClick={declineKorean}>
          닫기
        </button>
      </div>
    </aside>
  )
}
