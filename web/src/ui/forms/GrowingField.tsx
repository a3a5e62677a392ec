import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'
import { GrowingText } from './GrowingText.tsx'

export const GrowingField = withField<ComponentProps<typeof GrowingText>>((text) => <GrowingText {...text} />)
