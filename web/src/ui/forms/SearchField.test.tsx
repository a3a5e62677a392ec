import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchField } from './SearchField.tsx'

function Search(props: { placeholder?: string }) {
  const [words, setWords] = useState('')
  return <SearchField label="Search surveys" value={words} onSearch={setWords} {...props} />
}

describe('SearchField', () => {
  it('accepts words, and names its subject', async () => {
    render(<Search />)
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search surveys' })
    await userEvent.type(field, 'trust')
    expect([field.value, field.placeholder]).toEqual(['trust', 'Search surveys'])
  })

  it('may give another hint', () => {
    render(<Search placeholder="Title or address" />)
    expect(screen.getByPlaceholderText('Title or address')).toBe(screen.getByRole('searchbox'))
  })
})
