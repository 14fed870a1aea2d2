import type { tickets } from '../db/schema/index.ts'
import { addDays, duringOffice } from './days.ts'

type Sample = typeof tickets.$inferInsert
type Status = NonNullable<Sample['status']>

/** Days ago, status, name, phone and message. */
type Row = readonly [number, Status, string, string | null, string]

// The numbers begin with a zero, so no network can assign them; the addresses are of a domain that nobody can have.
const rows: readonly Row[] = [
  [
    0,
    'new',
    'Meera Kulkarni',
    '0555001201',
    'Your momentum portfolio shows a drawdown of 31 % in 2020. Is that from month end to month end, or from the highest day?',
  ],
  [
    0,
    'new',
    'Arjun Nair',
    null,
    'I changed my phone, and the app asks for a code that goes to my old number. How do I move my account?',
  ],
  [
    0,
    'new',
    'Fatima Sheikh',
    '0555001203',
    'Is the yearly plan billed with GST, and can the invoice be in the name of my firm?',
  ],
  [
    1,
    'new',
    'Harpreet Singh Gill',
    '0555001204',
    'The newsletter of last Friday has a broken chart: the second picture does not load on my phone.',
  ],
  [
    1,
    'new',
    'Lakshmi Venkataraman',
    null,
    'Do you publish the list of shares before or after the rebalance? I could not find it on the page.',
  ],
  [
    1,
    'open',
    'Sandeep Yadav',
    '0555001206',
    'I was charged twice for the quarterly plan on the 3rd. Please look into it, I can send the bank statement.',
  ],
  [2, 'new', 'Ishita Banerjee', null, 'मुझे बैकटेस्ट की रिपोर्ट हिंदी में चाहिए। क्या यह उपलब्ध है?'],
  [
    2,
    'spam',
    'SEO Experts',
    null,
    'We will bring your website to page one of all search engines within 14 days. Ask for our price list.',
  ],
  [
    2,
    'open',
    'Rohit Deshmukh',
    '0555001209',
    'My coupon was accepted, but the price on the next page is the old one. Which of them will be charged?',
  ],
  [
    3,
    'answered',
    'Anjali Menon',
    null,
    'Where can I read how the low volatility rule picks its twenty shares?',
  ],
  [
    3,
    'new',
    'Farhan Qureshi',
    '0555001211',
    'Can I get the figures of the value strategy as a file? I would like to check the returns myself.',
  ],
  [
    4,
    'answered',
    'Deepa Ramesh',
    null,
    'Are the returns on the strategy page before or after brokerage and taxes?',
  ],
  [
    4,
    'spam',
    'Crypto Signals VIP',
    '0555001213',
    'Earn 3 % every day with our bot. Guaranteed. Join the group now.',
  ],
  [
    5,
    'open',
    'Gurpreet Kaur',
    '0555001214',
    'I cancelled on the 12th and still get the mails of the paid plan. Please stop them.',
  ],
  [
    6,
    'answered',
    'Vikram Rathore',
    null,
    'Do I need an account with a particular broker to follow a strategy?',
  ],
  [
    7,
    'answered',
    'Nandini Rao',
    '0555001216',
    'The text on the disclosures page names a complaint officer without a phone number. Could you add it?',
  ],
  [
    8,
    'answered',
    'Kabir Malhotra',
    null,
    'How often is the Nifty 200 universe updated, and what happens to a share that leaves the index?',
  ],
  [
    9,
    'open',
    'Sunita Patil',
    '0555001218',
    'My father is 68 and would like to speak to somebody before he subscribes. Is there a number to call?',
  ],
  [
    10,
    'answered',
    'Thomas Kurian',
    null,
    'A stock split of last month is missing in the calendar (1:5, record date the 18th).',
  ],
  [
    12,
    'spam',
    'Loan Desk',
    '0555001220',
    'Instant personal loan up to 25 lakh, no documents. Reply with your PAN.',
  ],
  [
    13,
    'answered',
    'Zoya Mirza',
    null,
    'Which day of the month do you rebalance, and do you shift it when that day is a holiday?',
  ],
  [
    15,
    'answered',
    'Manoj Tiwari',
    '0555001222',
    'The page of the video on drawdowns shows “not available” in my office network. Is it elsewhere too?',
  ],
  [
    17,
    'answered',
    'Prerna Joshi',
    null,
    'Thank you for the article on position sizing. Is there a follow-up planned on exits?',
  ],
  [
    19,
    'answered',
    'Bhavesh Shah',
    '0555001224',
    'Please delete my account and everything that you keep about me.',
  ],
  [21, 'answered', 'Rituparna Das', null, 'Can two people of one family use the same subscription?'],
  [
    24,
    'spam',
    'Bulk Mail Service',
    null,
    '5 crore verified e-mail addresses of investors, by city and income. Sample free.',
  ],
  [
    27,
    'answered',
    'Aditya Chauhan',
    '0555001227',
    'The weekly letter came twice this week, at 8:01 and at 8:07.',
  ],
  [
    31,
    'answered',
    'Shalini Iyengar',
    null,
    'What is the difference between XIRR and net returns on the strategy page?',
  ],
  [
    36,
    'answered',
    'Imran Pasha',
    '0555001229',
    'I would like to translate one of your articles into Kannada for a reading group. May I?',
  ],
  [
    42,
    'answered',
    'Kavya Subramaniam',
    null,
    'The login code took six minutes to arrive yesterday evening and had expired by then.',
  ],
  [
    55,
    'answered',
    'Devika Chatterjee',
    '0555001231',
    'Does the backtest use prices as they were known on the day, or with later corrections?',
  ],
  [
    68,
    'answered',
    'Pradeep Hegde',
    null,
    'Is there a discount for students? I am in the second year of my master’s degree.',
  ],
]

const staff = ['Asha Kulkarni', 'Rohan Deshpande']

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`

/** Tickets of the contact form, of every status. */
export function sampleTickets(today: string): Sample[] {
  return rows.map(([daysAgo, status, name, phone, message], index) => {
    // Nothing is in the future, whatever the time of day.
    const day = addDays(today, -daysAgo - 1)
    return {
      // The same day gives the same rows.
      id: `7a000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      form: 'contact',
      name,
      email: emailOf(name),
      phone,
      message,
      createdOn: duringOffice(day, index),
      status,
      changedOn: status === 'new' ? null : duringOffice(addDays(day, 1), index + 1),
      changedBy: status === 'new' ? null : staff[index % staff.length]!,
    }
  })
}
