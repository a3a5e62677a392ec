import * as v from 'valibot'
import { list, text } from './fields.ts'
import { pickDeclared } from './pickDeclared.ts'
import { routes, type Route } from './routes.ts'

const schema = v.object({
  title: text(5, 'Untitled'),
  note: v.optional(v.string()),
  count: v.nullish(v.number(), null),
  items: list(v.object({ id: v.string() }), 1),
  inner: v.optional(v.object({ a: v.pipe(v.string(), v.maxLength(1)) })),
})

describe('pickDeclared', () => {
  it('returns only declared fields, at any depth', () => {
    const value = { title: 'a', secret: 1, items: [{ id: 'x', secret: 2 }], inner: { a: 'b', secret: 3 }, count: 4 }
    expect(pickDeclared(schema, value)).toEqual({ title: 'a', items: [{ id: 'x' }], inner: { a: 'b' }, count: 4 })
  })

  it('enforces no limits: stored values stay readable', () => {
    const value = { title: 'too long a title', items: [{ id: 'a' }, { id: 'b' }], inner: { a: 'long' }, count: null }
    expect(pickDeclared(schema, value)).toEqual(value)
  })

  it('gives absent fields their defaults', () => {
    expect(pickDeclared(schema, {})).toEqual({ title: 'Untitled', count: null, items: [] })
  })

  it('keeps a null that is stored where there is no default', () => {
    expect(pickDeclared(v.object({ language: v.nullish(v.string()) }), { language: null })).toEqual({ language: null })
  })

  it.each(Object.entries(routes as Record<string, Route>))('knows every kind of schema in the reply of %s', (_, { reply }) => {
    const kinds = (schema: v.GenericSchema): unknown => {
      const { entries, item, wrapped } = schema as { entries?: object; item?: v.GenericSchema; wrapped?: v.GenericSchema }
      pickDeclared(schema, undefined)
      return [...Object.values(entries ?? {}), item, wrapped].filter(Boolean).map(kinds)
    }
    expect(() => kinds(reply)).not.toThrow()
  })
})
