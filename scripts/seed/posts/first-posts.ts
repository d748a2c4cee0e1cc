/** Handwritten posts and comments: what a new user sees first, after the contract's examples. */
export interface FirstPost {
  readonly id: string;
  readonly author: string;
  /** The number of a company or the slug of a topic. */
  readonly community: number | string;
  readonly kind: 'TEXT' | 'QUESTION';
  readonly title: string;
  readonly content: string;
  readonly highlight?: string;
  readonly up: number;
  readonly down: number;
  /** Hours ago. */
  readonly hours: number;
  /** A line that begins with > replies to the last line without one. */
  readonly comments: readonly (readonly [author: string, text: string, up: number])[];
}

/** Every author has one employer: all posts and comments in a company's community are by its employees. */
export const FIRST_AUTHORS: Readonly<Record<string, string>> = {
  MezzanineMynah: 'Team leader, 6 yrs',
  PeepalPostcard: 'Frontend engineer, 4 yrs',
  TiffinAtTen: 'QA engineer, 7 yrs',
  LastMetroHome: 'Product analyst, 3 yrs',
  NightDutyNeem: 'Staff nurse, 8 yrs',
  WardSevenLamp: 'Lab technician, 5 yrs',
  ScrubsAndSambar: 'Pharmacist, 3 yrs',
  GateNumberTwo: 'Maintenance engineer, 5 yrs',
  BShiftBanyan: 'Production engineer, 6 yrs',
  TorqueAndTea: 'Quality engineer, 4 yrs',
  RoundTheCorner21: 'Operations executive, 3 yrs',
  CurbsideCurry: 'Field executive, 2 yrs',
  CopperKettle88: 'Backend engineer, 5 yrs',
  HandoverHeron: 'Business analyst, 8 yrs',
  LedgerLotus: 'Accounts executive, 6 yrs',
  GreenTickOnly: 'HR executive, 5 yrs',
  BatchOf25Vada: 'Process associate, 1 yr',
  SlowTraveller63: 'Financial analyst, 10 yrs',
  RooftopRadio: 'DevOps engineer, 4 yrs',
  StepwellNotes: 'Backend engineer, 9 yrs',
};

export const FIRST_POSTS: readonly FirstPost[] = [
  {
    id: 'Ta1orbitlyHybrid',
    author: 'MezzanineMynah',
    community: 1005,
    kind: 'TEXT',
    title:
      'Hybrid policy changed. Four days in office from January, and team leads heard it on the call with us.',
    content:
      'Till last week it was two fixed days. My flat is 26 km away because I believed the old mail. Has anyone got an exception in writing?',
    up: 341,
    down: 9,
    hours: 7,
    comments: [
      [
        'PeepalPostcard',
        'Two of us in platform got an exception till March. A medical letter and the director’s yes on mail, nothing on the portal.',
        46,
      ],
      ['>MezzanineMynah', 'Thank you. Did they set a date for renewal?', 12],
      ['>PeepalPostcard', 'March 31, then HR reviews it.', 9],
      [
        'TiffinAtTen',
        'Ask for fixed days at least. Floating days are worse than four: you can’t plan a school pick-up around them.',
        38,
      ],
      ['LastMetroHome', 'My floor has 212 seats for 340 people. I would like to see the plan for that.', 29],
    ],
  },
  {
    id: 'Ta2palashLetters',
    author: 'NightDutyNeem',
    community: 1004,
    kind: 'TEXT',
    title: 'Appraisal letters out. Nursing staff got 11%, which no one on my floor expected.',
    content: 'Night allowance also moved from ₹250 to ₹400 a shift. Credit where it is due.',
    up: 268,
    down: 4,
    hours: 12,
    comments: [
      ['WardSevenLamp', 'Lab got 8%. Less than nursing, still the best letter in four years.', 31],
      ['>NightDutyNeem', 'Nursing was behind for years, so this mostly catches up.', 17],
      [
        'ScrubsAndSambar',
        'Is the night allowance for pharmacy as well? Our roster says shift, the letter says nursing.',
        14,
      ],
      ['>WardSevenLamp', 'Lab nights are in it. Ask the office to write pharmacy on the circular.', 6],
    ],
  },
  {
    id: 'Ta3dhruvHiring00',
    author: 'GateNumberTwo',
    community: 1006,
    kind: 'TEXT',
    title: 'Hiring 1.2k in Chennai: what are they offering diploma holders on the new line?',
    content: 'The notice at the gate says apprentices first. I would rather hear it from someone inside.',
    up: 152,
    down: 5,
    hours: 15,
    comments: [
      [
        'BShiftBanyan',
        'Diploma apprentices start at ₹17,500 with the bus and one meal, regular after twelve months if the line keeps running. That is what our batch was told.',
        33,
      ],
      ['>GateNumberTwo', 'Twelve months on paper or on the phone?', 8],
      ['>BShiftBanyan', 'On paper, clause 6. Read it before you sign.', 11],
      ['TorqueAndTea', 'Ask which line. The paint shop pays ₹1,200 more, and by noon you know why.', 21],
    ],
  },
  {
    id: 'Ta4lokalRumours0',
    author: 'RoundTheCorner21',
    community: 1009,
    kind: 'TEXT',
    title: 'Layoff rumours: two city teams had the same surprise meeting on one afternoon.',
    content: 'Nothing on mail so far. Please post what you know first hand, not forwards.',
    up: 121,
    down: 11,
    hours: 18,
    comments: [
      [
        'CurbsideCurry',
        'I was in one of them. They closed two zones and offered a transfer to Noida or six weeks’ pay. No list of names, everyone in the zone.',
        37,
      ],
      ['>RoundTheCorner21', 'Thanks for saying it plainly. Is it in writing?', 10],
      ['>CurbsideCurry', 'The mail came in the evening, yes.', 9],
    ],
  },
  {
    id: 'Fp1noticeMail00a',
    author: 'CopperKettle88',
    community: 'notice-period',
    kind: 'TEXT',
    title: 'The mail that got me out of a 90-day notice in 41 days',
    content:
      'I offered three things in one mail: a handover sheet with a name for each task, my 14 days of leave, and half of the buyout. The first reply was no. The second, after my manager had read the sheet, was yes with two conditions. The sheet did it, not the argument.',
    highlight: 'The sheet did it, not the argument.',
    up: 233,
    down: 5,
    hours: 9,
    comments: [
      ['HandoverHeron', 'Did they adjust leave against notice? Our policy says never.', 24],
      ['>CopperKettle88', 'Ours says the same. They wrote “as an exception”, and that was enough.', 19],
      ['SlowTraveller63', 'New employers wait more often than HR admits. Mine moved the date twice.', 27],
      ['StepwellNotes', 'What were the two conditions?', 8],
      ['>CopperKettle88', 'One call a week for a month, and no join date before the 41st day.', 11],
    ],
  },
  {
    id: 'Fp2pfTransfer00b',
    author: 'LedgerLotus',
    community: 'pf-and-gratuity',
    kind: 'TEXT',
    title: 'PF transfer: the one field that kept mine stuck for eleven weeks',
    content:
      'My old employer had entered the exit date but not the reason for leaving. The portal shows a green tick and still refuses. I mailed payroll a screenshot of the service history, they filled in the reason the same day, and the transfer went through in nine days.',
    highlight: 'the reason for leaving',
    up: 187,
    down: 3,
    hours: 10,
    comments: [
      [
        'GreenTickOnly',
        'I work in HR and can confirm it: date and reason are two screens, and most people fill in only the first.',
        35,
      ],
      ['SlowTraveller63', 'Saved. Mine has been “under process” since August.', 16],
      ['>LedgerLotus', 'Look at View, Service history. If the last column is empty, that’s it.', 13],
    ],
  },
  {
    id: 'Fp3firstSalary0c',
    author: 'BatchOf25Vada',
    community: 'first-salary',
    kind: 'TEXT',
    title: 'First salary on a ₹4.6L offer: ₹31,900. Here is every line',
    content:
      'Basic 15,800, HRA 7,900, special allowance 11,230. Out of it go PF 1,896, professional tax 200 and a canteen deduction of 934 that the offer letter did not mention. Employer PF, gratuity and insurance are the rest of the 4.6. Sent 10,000 home and bought a pressure cooker.',
    highlight: 'a canteen deduction of 934',
    up: 301,
    down: 2,
    hours: 6,
    comments: [
      [
        'GreenTickOnly',
        'The canteen is optional almost everywhere. Ask for the opt-out form before the 20th, payroll closes then.',
        42,
      ],
      ['>BatchOf25Vada', 'There is a form! No one on my floor knew.', 18],
      [
        'LedgerLotus',
        'Correct order of purchases. And keep this slip, the first one is asked for everywhere.',
        28,
      ],
      ['HandoverHeron', 'I wish every offer letter had this list instead of one big number.', 22],
    ],
  },
  {
    id: 'Fp4slowOneCity0d',
    author: 'RooftopRadio',
    community: 'interview-prep',
    kind: 'QUESTION',
    title: 'Asked in round two: your service is slow in one city only. Where do you look first?',
    content:
      'Forty minutes, whiteboard, a payments company. I began with the network and ran out of time before the database.',
    up: 143,
    down: 2,
    hours: 8,
    comments: [
      [
        'StepwellNotes',
        'Say what is different about that city before you name a tool: its users, its data and its route. Then one number for each. They want the order, not the culprit.',
        51,
      ],
      ['>RooftopRadio', 'That is what they hinted at. I heard it only on the way home.', 14],
      [
        'CopperKettle88',
        'One large customer in that city, with a query that no one else runs. It was that in our case.',
        20,
      ],
    ],
  },
];
