interface CalculatorNotes {
  readonly assumed: readonly string[];
  readonly questions: readonly (readonly [string, string])[];
}

/** The texts below each calculator; loaded with the first interaction. */
export const notesText = {
  assumptions: 'Assumptions',
  faq: 'Frequently asked questions',
  others: 'Other calculators',
  onDevice: 'Calculated on your device. Nothing you type is sent to us.',
  asOf: (date: string) => `Rules as of ${date}. This is an estimate, not tax advice.`,
  calculators: {
    'take-home': {
      assumed: [
        'We apply the standard deduction, slabs, rebate, surcharge and cess for the year you choose, and round tax to the nearest ₹10.',
        'HRA is 50% of basic pay in Delhi, Mumbai, Kolkata and Chennai, and from 2026-27 also in Bengaluru, Hyderabad, Pune and Ahmedabad (from news reports; we haven’t seen the gazette). It is 40% elsewhere.',
        'ESI applies if your basic and DA (or half of your pay, if that is more) are ₹21,000 a month or less. You pay 0.75% of these wages and your employer pays 3.25%.',
        'Non-residents get no rebate under section 87A and no higher exemption for age.',
        'The bonus is paid in March.',
      ],
      questions: [
        [
          'Why is the in-hand amount so much less than CTC\u00A0÷\u00A012?',
          'CTC includes amounts your employer pays for you but not to you: its share of PF, gratuity and insurance. Tax and your own PF come off your pay, and the bonus is paid once a year.',
        ],
        [
          'What did the Labour Codes change?',
          'If basic pay is less than half of your total pay, the difference counts as wages for PF, gratuity and ESI. ESI now depends on these wages instead of gross pay, so more people pay it.',
        ],
      ],
    },
    gratuity: {
      assumed: [
        'Employers with 10 or more employees: last drawn wages × 15/26 × years. More than six months beyond a full year count as one more year. Other employers: half a month’s average wages × full years.',
        'If your last working day is on or after 21 November 2025, we use wages as the Labour Codes define them, and a fixed-term contract needs only one year. The tax exemption still depends on basic and DA.',
        'By law, gratuity is limited to ₹20 lakh. No more than ₹20 lakh is tax-free over your lifetime.',
        'Central government: a quarter of a month’s basic and DA for each half-year of service, up to ₹25 lakh, all tax-free. This is for retirement; you may lose it if you resign, and families get more after a death in service.',
      ],
      questions: [
        [
          'Do I get it when I resign?',
          'Yes, after five years of continuous service. Your reason for leaving doesn’t matter.',
        ],
        [
          'When must my employer pay it?',
          'Within 30 days of your last working day. After that, they owe you 10% interest.',
        ],
      ],
    },
    hra: {
      assumed: [
        'The tax-free amount each month is the lowest of: the HRA you receive, rent minus 10% of basic and DA, and 50% (or 40%) of basic and DA.',
        'The city you live in counts, not the city you work in. Noida, Gurugram, Thane and Navi Mumbai get 40%.',
      ],
      questions: [
        [
          'Which cities get the 50% limit?',
          'Up to 2025-26: Delhi, Mumbai, Kolkata and Chennai. From 2026-27 also Bengaluru, Hyderabad, Pune and Ahmedabad, according to news reports on rule 279.',
        ],
      ],
    },
    'salary-hike': {
      assumed: [
        'In-hand pay uses the default assumptions of the take-home calculator and the regime that saves you more.',
        'The projection rounds each year’s pay to the nearest rupee.',
      ],
      questions: [
        [
          'Why does my in-hand pay grow less than my CTC?',
          'The increase is taxed at your highest slab rate, while part of your earlier pay is taxed at lower rates or not at all.',
        ],
      ],
    },
    'offer-letter': {
      assumed: [
        'We read the text on your device with fixed rules. Nothing is sent or saved, and “Copy link” leaves the text out.',
        'Months 1 and 2 are full months. Tax is spread over a full year in the regime that leaves more; tax on one-time and variable pay is taken when it is paid.',
        'Your PF equals your employer’s PF. Without a PF line we deduct none.',
        'Reimbursements and cards count as pay and are taxed, as we don’t know your bills.',
        'Variable pay is paid in full in month 13. Stock isn’t included.',
      ],
      questions: [
        [
          'Why is gratuity not cash in hand?',
          'Your employer sets it aside each year. You get it when you leave after five years, or after one year on a fixed-term contract.',
        ],
        [
          'What if a line is marked “Please check”?',
          'We didn’t recognise its name, so we left it out. Rename it in the text, for example to “Special allowance”, or ask HR.',
        ],
      ],
    },
    'pay-changes': {
      assumed: [
        'We use the new regime, the standard deduction and no other income. Amounts are before tax unless stated otherwise.',
        'Non-residents and the old regime aren’t covered here.',
      ],
      questions: [
        [
          'Why do I owe tax after changing jobs?',
          'Each employer gives you the standard deduction, the low slabs and the rebate, but you get them only once a year. Tell your new employer what you earned before.',
        ],
        [
          'Is leave encashment tax-free when I resign?',
          'Yes, within the limits above. While you stay in the job it is fully taxable.',
        ],
      ],
    },
    'paid-fairly': {
      assumed: [
        'Salaries are what people share themselves, not payroll data.',
        'We leave out amounts that are three times the median of their group or more, or a third of it or less. Where pay varies widely, the limits are wider.',
        'We use full-time pay in rupees from the last five years. Each person counts at most once a year for a job.',
        'Recent salaries count more. No company makes up more than 25% of a group of several companies.',
        'We compare fixed plus variable pay, rounded to ₹0.5 lakh (₹1 lakh above ₹12.5 lakh, ₹2 lakh above ₹25 lakh and so on). Stock isn’t included.',
        'New, edited and deleted salaries take effect at the start of the next quarter, for everyone at once. We compare you with groups of at least 14 people, or at least 30 from a single company.',
      ],
      questions: [
        [
          'Who am I compared with?',
          'First with people in your job profile at your company in your city. If there are too few, we widen the group step by step: your company, your city, similar cities, all of India, any experience and finally your department. We always show which group we used.',
        ],
        [
          'Why do I see a range and not my exact percentile?',
          'With exact answers, anyone could try one amount after another and find out what a colleague earns. For the same reason we round amounts.',
        ],
        [
          'Why isn’t my stock included?',
          'No one knows what it will be worth. We show it separately: the amount granted, divided by the years it vests over.',
        ],
      ],
    },
  } satisfies Readonly<Record<string, CalculatorNotes>>,
};
