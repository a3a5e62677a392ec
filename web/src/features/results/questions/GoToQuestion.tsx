import { useT } from '../../../lib/language/i18n.ts'
import { DownIcon } from '../../../ui/icons/siteIcons.ts'
import { Menu, menuItem } from '../../../ui/overlays/Menu.tsx'
import type { NumberedQuestion } from '../data/numberQuestions.ts'
import { titleOf } from './choiceChart.ts'
import css from './GoToQuestion.module.css'
import { goToQuestion } from './goToQuestion.ts'
import { partId } from './QuestionResult.tsx'

/** A menu of links to the questions, for windows that have no room for the index. */
export function GoToQuestion({ questions }: { questions: NumberedQuestion[] }) {
  const t = useT()
  return (
    <div className={css.menu}>
      <Menu
        className={css.button}
        button={
          <>
            {t('results.go_to_question')} <DownIcon />
          </>
        }
      >
        <ol className={css.list}>
          {questions.map((asked) => {
            const { text, lang } = titleOf(asked)
            return (
              <li key={asked.id}>
                <a className={menuItem} href={`#${partId(asked.id)}`} onClick={(event) => goToQuestion(event, asked.id)}>
                  <span className={css.number}>{asked.number}</span>
                  <span lang={lang} dir="auto">
                    {text}
                  </span>
                </a>
              </li>
            )
          })}
        </ol>
      </Menu>
    </div>
  )
}
