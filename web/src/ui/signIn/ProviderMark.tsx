import type { ReactNode } from 'react'
import type { ProviderName } from '#shared/accounts/providerNames.ts'

/** Each provider's logo in a view box of 20 by 20, in its own colors or in the text's. */
const marks: Record<ProviderName, ReactNode> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M19.04 10.2c0-.65-.06-1.27-.17-1.86H10v3.52h5.07a4.34 4.34 0 0 1-1.88 2.84v2.36h3.04c1.78-1.64 2.81-4.05 2.81-6.86Z"
      />
      <path
        fill="#34a853"
        d="M10 19.4c2.54 0 4.67-.84 6.23-2.28l-3.04-2.36c-.84.57-1.92.9-3.19.9-2.45 0-4.53-1.65-5.27-3.88H1.59v2.44A9.4 9.4 0 0 0 10 19.4Z"
      />
      <path fill="#fbbc05" d="M4.73 11.78a5.65 5.65 0 0 1 0-3.57V5.77H1.59a9.4 9.4 0 0 0 0 8.45Z" />
      <path
        fill="#ea4335"
        d="M10 4.33c1.38 0 2.62.48 3.6 1.41l2.7-2.7A9.05 9.05 0 0 0 10 .6a9.4 9.4 0 0 0-8.41 5.18l3.14 2.43C5.47 5.98 7.55 4.33 10 4.33Z"
      />
    </>
  ),
  kakao: (
    <path
      fill="#000"
      d="M10 2.2C5.3 2.2 1.5 5.14 1.5 8.76c0 2.34 1.59 4.39 3.98 5.55l-.8 2.97c-.1.36.3.64.62.43l3.53-2.34c.38.04.77.06 1.17.06 4.7 0 8.5-3 8.5-6.67S14.7 2.2 10 2.2Z"
    />
  ),
  naver: (
    <>
      <rect width="20" height="20" rx="4" fill="#03c75a" />
      <path fill="#fff" d="M11.9 10.42 7.98 4.8H4.7v10.4h3.4V9.58l3.92 5.62h3.28V4.8h-3.4Z" />
    </>
  ),
  facebook: (
    <path
      fill="currentColor"
      d="M19.2 10a9.2 9.2 0 1 0-11.42 8.93v-6.12H5.9V10h1.89V8.8c0-3.11 1.4-4.56 4.46-4.56.58 0 1.58.12 1.99.23v2.53a11.7 11.7 0 0 0-1.06-.03c-1.5 0-2.08.57-2.08 2.05V10h3l-.52 2.81h-2.48v6.33A9.2 9.2 0 0 0 19.2 10Z"
    />
  ),
  linkedin: (
    <path
      fill="currentColor"
      d="M17.25 1.4H2.75c-.75 0-1.35.6-1.35 1.32v14.56c0 .73.6 1.32 1.35 1.32h14.5c.75 0 1.35-.6 1.35-1.32V2.72c0-.73-.6-1.32-1.35-1.32ZM6.5 16.05H3.95V7.86H6.5ZM5.22 6.74a1.48 1.48 0 1 1 0-2.96 1.48 1.48 0 0 1 0 2.96Zm10.83 9.31h-2.54v-3.98c0-.95-.02-2.17-1.32-2.17-1.33 0-1.53 1.03-1.53 2.1v4.05H8.12V7.86h2.44v1.12h.03c.34-.64 1.17-1.32 2.4-1.32 2.58 0 3.06 1.7 3.06 3.9Z"
    />
  ),
}

/** A provider's logo, hidden from screen readers, since its name is beside it. */
export const ProviderMark = ({ of, className }: { of: ProviderName; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
    {marks[of]}
  </svg>
)
