import { Chapter } from '../layout/chapter.tsx'
import { ComplaintsTables } from './complaints-data.tsx'
import { InvestorCharter } from './investor-charter.tsx'

/** What only a registered firm has to say, downloaded only where there is one: its complaints, and the charter. */
export default function GrantedChapters() {
  return (
    <>
      <Chapter title="Complaints in figures">
        <ComplaintsTables />
      </Chapter>
      <Chapter title="Investor charter">
        <InvestorCharter />
      </Chapter>
    </>
  )
}
