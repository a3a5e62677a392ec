import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'

/** Several lines of text with their label. All other props are the textarea's. */
export const TextArea = withField<ComponentProps<'textarea'>>((area) => <textarea rows={5} dir="auto" {...area} />)
