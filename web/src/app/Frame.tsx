import { Suspense, type ReactNode } from 'react'
import { Routes } from 'react-router-dom'
import { TakenOver } from '../lib/hydration/takenOver.ts'
import { Loading } from '../ui/states/Loading.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { Shell } from './Shell.tsx'

/** The page at the address, with navbar, footer and notices. `children`: routes. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Shell>
    <BrokenPage>
      <Suspense fallback={<Loading />}>
        <Routes>{children}</Routes>
        <TakenOver />
      </Suspense>
    </BrokenPage>
  </Shell>
)
