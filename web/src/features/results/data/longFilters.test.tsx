import { screen } from '@testing-library/react'
import { buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { openResults, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'

setUpSession()

const filterOf = (values: number) => [{ of: 'role', is: Array.from({ length: values }, (_, at) => `${at}`.padStart(100, '길')) }]

describe('a filter', () => {
  it('that is too long for an address is sent in a body', async () => {
    const where = filterOf(20)
    const all = openResults(`?where=${encodeURIComponent(JSON.stringify(where))}`, {
      'POST /surveys/S/results': { body: buildResults({ total: 4321 }) },
    })
    expect(await screen.findByText(/4,321 of/)).toBeTruthy()
    expect(all.filter(({ call }) => call === 'POST /surveys/S/results').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ where }])
  })

  it('that is too long for an address lists no responses, and says so', async () => {
    const where = JSON.stringify(filterOf(20))
    const all = openResults(`?${new URLSearchParams({ view: 'responses', where })}`, {
      'POST /surveys/S/results': { body: buildResults({ total: 4321 }) },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('This filter is too long for the list of responses.')
    expect(all.filter(({ call }) => call.startsWith('GET /surveys/S/responses'))).toEqual([])
  })

  it('that fits an address is sent in it', async () => {
    const where = JSON.stringify(filterOf(3))
    const call = withQuery('GET /surveys/S/results', { where })
    const all = openResults(`?where=${encodeURIComponent(where)}`, { [call]: { body: buildResults({ total: 4321 }) } })
    expect(await screen.findByText(/4,321 of/)).toBeTruthy()
    expect(all.map((one) => one.call)).toContain(call)
  })
})
