import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { PaneTabs } from './PaneTabs.tsx'

function Editor() {
  const [pane, setPane] = useState<'form' | 'preview'>('form')
  return <PaneTabs names={{ form: 'Form', preview: 'Preview' }} value={pane} onChange={setPane} />
}

beforeAll(loadAllTexts)

it('PaneTabs chooses one pane among those that it names, in their order', async () => {
  render(<Editor />)
  expect(screen.getByRole('group', { name: 'Part of the editor' })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.labels![0]!.textContent)).toEqual(['Form', 'Preview'])
  await userEvent.click(screen.getByLabelText('Preview'))
  expect(radios.map(({ checked }) => checked)).toEqual([false, true])
})
