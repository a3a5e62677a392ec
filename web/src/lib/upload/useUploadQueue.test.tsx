import { act, renderHook, waitFor } from '@testing-library/react'
import { uploadFile } from './upload.ts'
import { useUploadQueue } from './useUploadQueue.ts'

jest.mock('./upload.ts', () => ({ uploadFile: jest.fn() }))

type Sent = { name: string; signal: AbortSignal; finish: () => void; fail: () => void }
let sent: Sent[]

beforeEach(() => {
  sent = []
  jest.mocked(uploadFile).mockImplementation((file, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ id: string; url: string; widths: number[] }>()
    signal!.addEventListener('abort', () => reject(signal!.reason as Error))
    const finish = () => resolve({ id: file.name, url: `/media/${file.name}`, widths: [] })
    sent.push({ name: file.name, signal: signal!, finish, fail: () => reject(new Error('refused')) })
    return promise
  })
})

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const names = () => sent.map(({ name }) => name)

function setUp() {
  const uploaded: string[] = []
  const hook = renderHook(() => useUploadQueue())
  const send = (...files: string[]) =>
    act(async () => void hook.result.current.send(files.map(picture), ({ url }) => void uploaded.push(url)))
  return { ...hook, uploaded, send }
}

describe('useUploadQueue', () => {
  it('sends a file at a time, those of a second call after those of the first', async () => {
    const { result, send, uploaded } = setUp()
    await send('a.png', 'b.png')
    await send('c.png')
    expect(names()).toEqual(['a.png'])
    expect(result.current.uploading).toEqual({ name: 'a.png', share: 0 })
    for (const next of ['b.png', 'c.png']) {
      act(() => sent.at(-1)!.finish())
      await waitFor(() => expect(names().at(-1)).toBe(next))
    }
    act(() => sent.at(-1)!.finish())
    await waitFor(() => expect(result.current.uploading).toBeNull())
    expect(uploaded).toEqual(['/media/a.png', '/media/b.png', '/media/c.png'])
  })

  it('cancels the files that are being sent, not those of a later call', async () => {
    const { result, send, uploaded } = setUp()
    await send('a.png', 'b.png')
    await send('c.png')
    act(() => result.current.cancel())
    expect(sent[0]!.signal.aborted).toBe(true)
    await waitFor(() => expect(names()).toEqual(['a.png', 'c.png']))
    expect(sent[1]!.signal.aborted).toBe(false)
    act(() => sent[1]!.finish())
    await waitFor(() => expect(uploaded).toEqual(['/media/c.png']))
  })

  it('sends nothing more after its component is unmounted', async () => {
    const { send, unmount, uploaded } = setUp()
    await send('a.png')
    await send('b.png')
    unmount()
    expect(sent[0]!.signal.aborted).toBe(true)
    await act(async () => {})
    expect(names()).toEqual(['a.png'])
    expect(uploaded).toEqual([])
  })

  it('continues after a failed file, and reports its kind of failure until the next call', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {})
    const { result, send, uploaded } = setUp()
    await send('a.png', 'b.png')
    act(() => sent[0]!.fail())
    await waitFor(() => expect(names()).toEqual(['a.png', 'b.png']))
    expect(result.current.failure).toMatchObject({ kind: 'image' })
    act(() => sent[1]!.finish())
    await waitFor(() => expect(uploaded).toEqual(['/media/b.png']))
    await send('c.png')
    expect(result.current.failure).toBeNull()
  })
})
