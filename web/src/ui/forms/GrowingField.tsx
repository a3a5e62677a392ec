import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'
import { GrowingText } from './GrowingText.tsx'

/** A GrowingText with its label. */
export const GrowingField = withField<ComponentProps<typeof GrowingText>>((text) => <GrowingText {...text} />)
