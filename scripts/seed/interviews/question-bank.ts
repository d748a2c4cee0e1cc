/** An interview question, and answers from people who were asked it. */
export interface BankQuestion {
  readonly skill: string;
  readonly text: string;
  readonly answers: readonly string[];
}

/**
 * Line formats of a bank: `== departments' slugs`, `Q skill | question`, `A answer` to the question above.
 */
const BANK = `
== engineering-software-qa
Q System design | How would you count likes so that no one counts twice?
A A row for each person and post with a unique key on both. The count is what the rows say; keep it beside the post and change it in the same transaction.
A Say first how many likes a second you expect. Below a few thousand the database does it alone, and that is the better answer.
Q System design | Two people buy the last seat at the same moment. What happens?
A Hold the seat with an expiry, in one statement that changes it only while it is free. Who changes no row lost the race and gets told so.
A Draw the two requests side by side and walk through them. They want to see you find the gap yourself.
Q Databases | A query was fast for a year and takes eight seconds since Monday. Where do you look?
A The plan, not the query. Statistics or the size of one table changed and it switched from an index to a scan. Then whether something holds a lock.
Q Databases | When would you not add an index?
A When the table is written far more than read, when the column has three values, or when an index you have already begins with it.
Q Debugging | A test fails once in twenty runs. What do you do before running it again?
A Keep the failed run: seed, order, clock. Then make time and chance arguments of the code, so that the failure can be asked for.
Q Debugging | Memory of a service grows for two days and then it restarts. How do you find out why?
A Two heap snapshots an hour apart and look at what grew. Nine times of ten it is a cache without a limit or a listener no one takes off.
Q Algorithms | Find the first number that appears once in a stream you cannot keep.
A You cannot keep the stream but you can keep counts: a map, and a linked list of those seen once. Say what it costs in memory before they ask.
Q Algorithms | Merge overlapping bookings of a meeting room.
A Sort by start, walk once, extend or begin a new one. Then they ask for bookings that arrive one by one: a tree by start.
Q Testing | How do you test something that only fails on Mondays?
A Make the date an input. If it still needs a Monday, something reads the clock behind your back.
Q JavaScript | What does the browser do between a click and the next painted frame?
A Handlers, microtasks, then style, layout, paint. People notice anything there that runs longer than sixteen milliseconds.

== data-science-analytics
Q SQL | For each customer, the second order ever. No window functions.
A Join orders to themselves on the same customer and an earlier date, group, having count equal to one. Then say you would use row_number at work.
Q SQL | Why does your left join return more rows than the left table has?
A The right side has the key twice. Count by key first; it takes a minute and saves the meeting.
Q Statistics | Sales rose four per cent after the change. How do you know it was the change?
A Compare with those who did not get it, over the same weeks. Without such a group say openly that you don’t know.
Q Statistics | A model is right in 99 of 100 cases. Why might it be useless?
A Because 99 of 100 cases are the boring ones. Ask how often the rare case happens and how many of those it finds.
Q Data pipelines | The nightly job ran twice. What breaks, and how do you make it not matter?
A Sums double. Write by key and date and replace instead of adding, so that running twice is running once.
Q Product sense | Daily users fell by a fifth yesterday. The first ten minutes?
A Is it the number or the users: logging, a release, one country, one device. Only then ideas about behaviour.
Q Case study | Estimate how many auto-rickshaw rides Pune has in a day.
A Start from rickshaws, not from people: number, hours, rides an hour. Say which of your numbers you trust least.

== product-management
Q Product sense | Which feature of our app would you take out?
A Pick one, say who would miss it and how you would find out before taking it away. They test whether you can say no.
Q Product sense | Design an app for people who share one phone in a family.
A Start with who owns the phone and what others must not see. The screens come last.
Q Prioritisation | Three teams want the same engineer next sprint. What do you do?
A Ask what happens if each waits two weeks. Usually one of them finds it can.
Q Metrics | Your North Star went up and support tickets doubled. Is it good?
A A number that can rise while people suffer needs a second one beside it. Name both before you are asked.
Q Case study | Should a grocery app deliver in ten minutes in a town of three lakh people?
A Orders a rider can do in an hour decide it, not demand. Work that out on the sheet and the rest follows.

== ux-design-architecture
Q Portfolio | Tell us about a design of yours that failed.
A Bring the numbers of before and after. A failure without a number sounds like an excuse.
Q Design critique | What is wrong with our sign-up?
A Sign up on a cheap phone the evening before and count the fields. Say one good thing first and mean it.
Q User research | You have five users and two days. What do you do?
A Watch them do one real task, say nothing, write down where they stop. Five are enough to find what everybody trips over.
Q Accessibility | How would someone who cannot see use this screen?
A Close your eyes and go through it by keyboard and speech. If you have done that once, tell them what you found.

== bfsi-investments-trading
Q Banking awareness | Closing an FD before maturity: what do you tell the customer?
A The rate for the days it really ran, less the penalty, in rupees on one sheet. Then ask what the money is needed for; a loan against the FD may cost less.
A Panel wants to hear that you would not push another product in that minute.
Q Banking awareness | What is the difference between NEFT, RTGS and IMPS?
A Batches, large sums at once, small sums at any hour. Give the limit and one case for each.
Q Customer situation | A pensioner wants all her savings in one fund.
A Suitability first: age, need for monthly cash, emergency money. Then you may speak of funds, and say what she may lose.
Q Credit | Two shops with the same turnover ask for the same loan. What else do you look at?
A Stock days, who owes them, and the bank statement of the last monsoon. Turnover pays no one.
Q Group discussion | Should public sector banks be merged further?
A Speak second or third, with one number. Who brings a quiet person in is remembered more than who speaks most.

== sales-business-development
Q Customer situation | The dealer says your price is higher than the other brand’s.
A Never fight the price. Ask what it costs him when the goods come three days late.
Q Selling | Sell me this pen.
A Ask when I last signed something that mattered. They look for questions, not for adjectives.
Q Numbers | Your target is 40 lakh, you stand at 22 with one month left. Your plan?
A Which deals are how far, what each needs, and what you will not chase. A list of five beats a speech.
Q Negotiation | The buyer wants two per cent more and sixty days instead of thirty.
A Price the sixty days in rupees first. Then you can give one and not the other.

== marketing-communication
Q Campaigns | You have two lakh rupees and a month for a new snack in Lucknow.
A Ten shops, tasting on Sundays, and one offer you can count. A film for two lakh is a bad film.
Q Writing | Rewrite this line so that my mother understands it.
A Verbs first, one thought a sentence. Read it aloud in the room, they like that.
Q Metrics | Clicks doubled and orders stayed. What happened?
A The promise brought other people. Look at which words brought them and where they left.

== customer-success-operations production supply-chain
Q Customer situation | A customer shouts at you in the first sentence.
A Let him finish, repeat the problem in your words, say what you do now and when you call back. Then call back.
Q Typing and voice | Listen to this call and write what the customer wants.
A Write the want, not the words. They stop the tape early to see whether you noticed.
Q Operations | The line stands, two people are absent and a truck waits. What first?
A What costs most an hour. Say the number, then who you move where.
Q Shift work | Are you fine with nights, and how will you get home?
A Ask about the cab and the drop order before you say yes. It is a fair question and they answer it.

== finance-accounting
Q Accounting | Depreciation rises by ten lakh. What happens to the three statements?
A Profit down by ten less tax, cash up by the tax saved, assets down by ten. Say the tax rate you assume.
Q Accounting | A customer paid in advance. Which entry, and when is it income?
A Cash against a liability; income when you deliver. They ask it of everybody and half say income.
Q GST | Goods go from Pune to Indore. Which tax, and who pays it?
A IGST, charged by the seller. Then they ask about a branch of the same company; it is the same.
Q Audit | You find an invoice without a purchase order on the last day.
A Write it down, ask once, report it. Your opinion of the manager is not a finding.
Q Excel | Match two lists of ten thousand lines where names are spelt differently.
A Clean first: case, blanks, titles. Match on amount and date, look at the rest by eye.

== human-resources
Q Situation | A good performer wants to leave for 30% more. What do you do?
A Find out what else is wrong before money. A counter-offer keeps people for eight months.
Q Labour law | When is gratuity due, and what changed with the Labour Codes?
A Five years, one for a fixed term, within thirty days. Say that state rules still lag.
Q Recruiting | The manager rejects every profile you send. What now?
A Sit in one interview and ask which answer was missing. Usually the description is not what he wants.

== *
Q About you | Tell me about a time you were wrong.
A Have a true one ready: what you thought, what it cost, what you do differently. Then be quiet.
A They asked twice and waited. The silence is the test.
Q About you | Why do you want to leave?
A Because of what you want next, never because of people you can’t stand.
Q About you | Where do you see yourself in five years?
A Name the work, not the title. I said “still close to the work” and it went well.
Q Salary | What is your current CTC and what do you expect?
A Fixed and variable apart, then a range whose lower end you would take. They call you back with the lower end.
Q Salary | Can you join in 30 days instead of 90?
A Ask whether they buy out the notice. Mine did, it only had to be said.
Q About you | Explain your last project to someone from another line of work.
A One sentence about who it helped, one about what was hard. They stopped me when it became technical.
Q Case study | A colleague takes credit for your work in a meeting.
A Speak to him the same day, alone. Then say in the next meeting what you do next; that makes it plain enough.
`;

interface Section {
  readonly slugs: readonly string[];
  readonly questions: BankQuestion[];
}

const sections: readonly Section[] = BANK.split(/^== /m)
  .slice(1)
  .map((section) => {
    const [slugs = '', ...lines] = section.split('\n');
    const questions: { skill: string; text: string; answers: string[] }[] = [];
    for (const line of lines) {
      const [, skill, text] = /^Q ([^|]+) \| (.+)$/.exec(line) ?? [];
      if (skill && text) questions.push({ skill, text, answers: [] });
      if (line.startsWith('A ')) questions.at(-1)?.answers.push(line.slice(2));
    }
    return { slugs: slugs.trim().split(' '), questions };
  });

const ofSlug = (slug: string): readonly BankQuestion[] =>
  sections.filter(({ slugs }) => slugs.includes(slug)).flatMap(({ questions }) => questions);

/** Interview questions for a department; some departments have only general questions. */
export const questionsOf = (slug: string): readonly BankQuestion[] => ofSlug(slug);

export const commonQuestions: readonly BankQuestion[] = ofSlug('*');

/** The usual rounds for a kind of work, in order. */
export const roundsOf = (slug: string): readonly (readonly [name: string, minutes: number])[] =>
  ROUNDS[slug] ?? [
    ['Phone screening', 20],
    ['Department', 45],
    ['Manager', 40],
    ['HR', 25],
  ];
const ROUNDS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'engineering-software-qa': [
    ['Online test', 75],
    ['Coding', 60],
    ['System design', 60],
    ['Manager', 45],
    ['HR', 25],
  ],
  'data-science-analytics': [
    ['Online test', 60],
    ['SQL', 45],
    ['Case study', 60],
    ['Manager', 40],
  ],
  'bfsi-investments-trading': [
    ['Aptitude', 60],
    ['Group discussion', 30],
    ['Panel', 25],
  ],
  'customer-success-operations': [
    ['Typing and voice', 20],
    ['Team leader', 25],
    ['HR', 15],
  ],
};

/** Advice from candidates. */
export const ADVICE: readonly string[] = [
  'Draw it on paper before you speak. They care why you chose a thing, not which one.',
  'Ask for the format by mail. They answered me in ten minutes.',
  'Have one project you can explain for half an hour, with its numbers.',
  'They were half an hour late and friendly about it. Take water along.',
  'Say when you don’t know. I did twice and was selected.',
  'The HR round is real there: notice period, both numbers of your CTC, and why.',
  'Read what the company does in your city. The manager asked about it.',
  'No one wrote back for three weeks. I called and had the answer the same day.',
  'The test is longer than its time. Do the ones you know first.',
  'Practise aloud with a friend. Typing answers is not the same as saying them.',
];
