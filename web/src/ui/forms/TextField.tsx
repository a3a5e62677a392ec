import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'

/** One line of text with its label. All other props are the input's: name, value or defaultValue, type, autoComplete, required … */
export const TextField = withField<ComponentProps<'input'>>((input) => <input type="text" dir="auto" {...input} />)
