import { limits } from '#shared/limits.ts'
import { storedName } from './storedName.ts'

describe('storedName', () => {
  it.each([
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['화면 1.png', 'image/png', '화면 1.png'],
    ['report.pdf', 'application/pdf', 'report.pdf'],
    ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.HEIC.jpg'],
    ['page.html', 'text/plain', 'page.html.txt'],
    ['run.exe', 'application/pdf', 'run.exe.pdf'],
    ['pdf', 'application/pdf', 'pdf.pdf'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\docs\\a.csv', 'text/csv', 'a.csv'],
    ['a\r\nb\u0000.txt', 'text/plain', 'ab.txt'],
    ['photo\u202egpj.exe', 'image/jpeg', 'photogpj.exe.jpg'],
    ['...', 'image/png', 'file.png'],
    ['/', 'image/png', 'file.png'],
    ['\u1112\u1161\u11ab.hwp', 'application/x-hwp', '\ud55c.hwp'],
  ] as const)('keeps %j as %s under the name %j', (given, type, name) => {
    expect(storedName(given, type)).toBe(name)
  })

  it('keeps the ending of a name that is too long, and splits no character', () => {
    const name = storedName(`${'😀'.repeat(200)}.mp4`, 'video/mp4')
    expect([name.length <= limits.fileName, name.endsWith('.mp4'), name.isWellFormed()]).toEqual([true, true, true])
  })
})
