import { addDays, duringOffice } from './days.ts'
import { createRandom } from './random.ts'

const firstNames = [
  ...['Aarav', 'Aditi', 'Akash', 'Ananya', 'Arjun', 'Bhavna', 'Chetan', 'Deepa', 'Divya', 'Farah', 'Gaurav'],
  ...[
    'Harpreet',
    'Imran',
    'Ishaan',
    'Jaya',
    'Karthik',
    'Kavita',
    'Lakshmi',
    'Manish',
    'Meenakshi',
    'Mohammed',
  ],
  ...['Neha', 'Nikhil', 'Pooja', 'Pranav', 'Priya', 'Rahul', 'Rajesh', 'Ritu', 'Sanjay', 'Shalini', 'Simran'],
  ...['Sneha', 'Suresh', 'Tanvi', 'Uday', 'Varun', 'Vidya', 'Vikram', 'Yamini', 'Zoya'],
]
const lastNames = [
  ...[
    'Agarwal',
    'Ahmed',
    'Bhat',
    'Bose',
    'Chatterjee',
    'Chopra',
    'Das',
    'Fernandes',
    'Ghosh',
    'Gill',
    'Gupta',
  ],
  ...['Iyer', 'Jain', 'Joshi', 'Kapoor', 'Khan', 'Krishnan', 'Malhotra', 'Mehta', 'Mishra', 'Nair', 'Naidu'],
  ...['Pandey', 'Patel', 'Patil', 'Pillai', 'Rao', 'Reddy', 'Saxena', 'Shah', 'Sharma', 'Singh', 'Thomas'],
  ...['Trivedi', 'Varma', 'Yadav'],
]

const SIZE = 480

/** Recipients of notifications. Their addresses belong to nobody: a reserved domain, and numbers that start with zero. */
export function sampleRecipients(today: string) {
  const random = createRandom('recipients')
  return Array.from({ length: SIZE }, (_, at) => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    const created = addDays(today, -random.integer(5, 700))
    const hasApp = random.boolean(0.55)
    const hasPhone = random.boolean(0.94)
    return {
      externalKey: `C${String(10_001 + at)}`,
      name: `${first} ${last}`,
      email: random.boolean(0.97) ? `${first}.${last}${at + 1}@clients.example`.toLowerCase() : null,
      phone: hasPhone ? `00001${String(10_000 + at)}` : null,
      pushToken: hasApp ? `sample-${(random.integer(0, 2 ** 30) + 2 ** 30).toString(36)}-${at}` : null,
      emailConsent: random.boolean(0.82),
      whatsappConsent: random.boolean(0.61),
      appConsent: hasApp && random.boolean(0.9),
      unsubscribedAt: random.boolean(0.05) ? duringOffice(addDays(today, -random.integer(1, 4)), at) : null,
      createdOn: duringOffice(created, at),
      modifiedOn: random.boolean(0.3) ? duringOffice(addDays(created, 3), at) : null,
    }
  })
}
