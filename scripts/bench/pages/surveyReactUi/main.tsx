// A page with nothing but the survey, as survey-react-ui shows it: `?lazy` with its lazy rendering.
import { createRoot } from 'react-dom/client'
import { Model, Survey } from 'survey-react-ui'
import 'survey-core/survey-core.min.css'

const { early } = window as unknown as { early: Promise<Response> }
const model = new Model(await (await early).json())
model.textUpdateMode = 'onTyping' // what is typed is kept at once, as in the product
model.lazyRenderEnabled = location.search === '?lazy'
createRoot(document.querySelector('#root')!).render(<Survey model={model} />)
