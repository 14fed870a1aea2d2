import { Chapter } from '../layout/chapter.tsx'
import { ComplaintsTables } from './complaints-data.tsx'
import { InvestorCharter } from './investor-charter.tsx'

/** The chapters of a registered firm, loaded on demand: complaints in figures and the charter. */
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
