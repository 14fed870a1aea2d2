/** A section of the investor charter. */
export interface CharterPart {
  readonly title: string
  readonly points: readonly string[]
}

/**
 * The regulator's charter for clients of research analysts, in its order. The firm's compliance officer compares it
 * with the circular in force before it is shown: it appears only once the registration is granted.
 */
export const charter: readonly CharterPart[] = [
  { title: 'Vision', points: ['Invest with knowledge and safety.'] },
  {
    title: 'Mission',
    points: [
      'Every investor should be able to invest in the right investment products based on their needs, manage and monitor them to meet their goals, access reports and enjoy financial wellness.',
    ],
  },
  {
    title: 'What a research analyst does',
    points: [
      'Publishes research reports based on its research activities.',
      'Provides an independent, unbiased view on securities.',
      'Offers unbiased recommendations, disclosing its financial interests in the recommended securities.',
      'Bases recommendations on the analysis of publicly available information and known observations.',
      'Has its conduct audited annually.',
      'Keeps all advertisements in line with the advertisement code for research analysts.',
      'Keeps records of interactions with all clients, including prospective ones, where the conversation is about its research services.',
    ],
  },
  {
    title: 'Services to investors',
    points: [
      'Shares the terms and conditions of its research services, and completes the KYC of fee-paying clients.',
      'Discloses what is material for an informed decision: its business, disciplinary history, terms of service, associates, risks and conflicts of interest.',
      'Discloses how far artificial intelligence tools are used in its research services.',
      'Discloses conflicts of interest when it distributes the research of others, and between research and its other activities.',
      'Distributes research reports and recommendations without discrimination, and keeps them confidential until they are public.',
      'Respects the privacy of clients and protects their confidential information from unauthorised use.',
      'Discloses the timelines of its services and keeps to them.',
      'Gives clear guidance and adequate caution when it recommends complex or high-risk products.',
      'Treats all clients with honesty and integrity.',
    ],
  },
  {
    title: 'Rights of investors',
    points: [
      'Privacy and confidentiality.',
      'Transparent practices, and fair and equitable treatment.',
      'Adequate information, with initial and continuing disclosure.',
      'Fair and true advertisement.',
      'To know the parameters and turnaround times of a service, and to be told the timeline of each.',
      'To be heard, with satisfactory and timely redress of grievances.',
      'To leave a financial product or service in accordance with the agreed terms.',
      'Clear guidance and caution when dealing in complex and high-risk products.',
      'Additional rights of vulnerable consumers: access to services in a suitable manner.',
      'To give feedback on the products and services used.',
      'Protection against coercive, unfair and one-sided clauses in agreements.',
    ],
  },
  {
    title: 'What investors should do',
    points: [
      'Always deal with registered research analysts, and check the registration number.',
      'Look for the SEBI registration number on research reports, and read the disclosures made in them.',
      'Pay a research analyst through banking channels only, and keep the signed receipts.',
      'Ask all relevant questions and clear your doubts before acting on a recommendation.',
      'Ask for clarification and guidance on recommendations, especially on complex and high-risk products.',
      'Know that you can stop using a service in accordance with its terms, and that you may give feedback on it.',
      'Know that you are not bound by any clause that is prescribed by the analyst and contravenes a regulation.',
      'Tell SEBI about analysts who assure or guarantee returns.',
    ],
  },
  {
    title: 'What investors should not do',
    points: [
      'Provide funds for investment to the research analyst.',
      'Fall for luring advertisements, market rumours, or limited-period discounts, gifts and other incentives.',
      'Share login credentials and passwords of trading, demat or bank accounts with the research analyst.',
    ],
  },
]
