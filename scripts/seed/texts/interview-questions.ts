import { storiesFrom } from './story';

/** Questions asked in interviews and at work in each department; the replies are answers. */
export const INTERVIEW_QUESTIONS = storiesFrom(`
== q-round | interview-prep, switching-jobs | company
T Rounds at {company} for a {role}: how many, and on what?
T What did {company} ask in the last round for a {role}?
T {company} gave me a take-home of {hours} hours. Do it?
T Asked in the panel: why do you want to leave {company}?
1 My first round is on {weekday}, online, {count} minutes.
1 I have {years} years and the opening is in {place}.
1 The recruiter says “general discussion”, which scares me most.
R Three rounds: basics, your own project in depth, manager. The project round decides, draw it on paper before.
R They asked me for a failure and then sat quiet. Have a true one ready.
R Four hours is my limit for a take-home. I told them so and they cut it.
R Leave because of what you want next, never because of people you can’t stand.
R HR round is real there, they dropped a friend over the notice period.
R “General discussion” was salary and notice. Have both numbers ready.
R Ask for the format on mail. They answered me in ten minutes.

== q-customer | banking-life, sales-floor, interview-prep | company | BFSI, Investments & Trading; Sales & Business Development
T A customer wants the interest waived because “the other bank does”. What do you say?
T Panel asked: a pensioner wants all her savings in one fund. Your move?
T The dealer says your price is {hike} above {other}. How do you answer?
T How would you explain a chargeback to a shopkeeper in {place}?
1 Asked in the final round for a {role} at {company}.
1 I answered with a product and saw their faces.
1 They gave me two minutes and a sheet of paper.
R Ask what the waiver would change for them, then show the total cost of both on one sheet. Most people only want to be heard.
R Suitability first: age, need for monthly cash, emergency money. Then you may speak of funds.
R Never fight the price. Ask what it costs him when the goods come three days late.
R As a story: you were paid by mistake, the bank takes it back, here is how you prove it was right.
R The panel wants to see whether you would say no to a sale. Say it.

== q-system | interview-prep, software-engineering, cloud-and-devops, data-and-ai | company | Engineering – Software & QA; Data Science & Analytics
T How would you store likes so that no one likes twice? Asked at {company}
T Design round at {company}: ticket booking for {people} seats and two buyers at one instant
T Asked for a {role}: the job that runs at {time} ran twice. Why, and what now?
T How do you test something that only fails on {weekday}s?
1 I said lock the table and the interviewer smiled sadly.
1 Forty-five minutes, whiteboard, {years} years of experience expected.
1 I am preparing for {other} next, so please be concrete.
R A unique key on person and thing, and an upsert. Checking first and inserting later is how you get two.
R Make the job idempotent, then it may run five times. After that ask why the scheduler did not know.
R Hold with an expiry, confirm on payment, one row a seat with a constraint. Say out loud what happens when the payment is late.
R Look for what is special about the day: batch jobs, month ends, a colleague’s manual step. Then freeze the clock in the test.
R They want to hear about failure, not boxes. Begin with what breaks.
R Draw less, ask more. The first ten minutes should be your questions.

== q-plant | shop-floor, interview-prep, supply-chain | company | Production, Manufacturing & Engineering; Construction & Site Engineering; Procurement & Supply Chain
T Rejection went from 2% to {small}% overnight. What do you check first?
T How do you convince B-shift to follow a change that A-shift made?
T Asked at {company}: the vendor is late, the line stops in {hours} hours. Go
T Which first-year mistakes should a {role} avoid?
1 Interview was at the plant near {place}, with a walk of the line.
1 The panel had a maintenance head who only nodded.
1 I come from a smaller unit with {people} people.
R Material lot, then machine, then man, in that order, and no one gets blamed before the data is on the board.
R Ask one B-shift operator to improve it. Then it is theirs.
R Split the order, airlift the minimum, resequence the plan, and only then shout at the vendor.
R Writing your own logbook in the first month. You will know more than the system by the third.
R Don’t tell an operator of twenty years what the manual says. Ask him what it sounds like.

== q-care | nurses-station, staff-room, interview-prep | company | Healthcare & Life Sciences; Teaching & Training
T Relative shouts at the desk at {time}. What do you do first?
T How do you handle a class of {percent} with three levels in it?
T Handover is missing and the shift has left. Who do you call?
T What do {company} panels ask a {role} with {years} years?
1 The interview is on {weekday} in {place}, half an hour and a practical.
1 I froze at this one last time.
1 My mentor says there is no right answer, only wrong tones.
R Move them to a quieter place, sit down before you speak, and repeat what they said. Height and volume fall together.
R Three task cards, one topic, and the quick ones explain to the slow ones. You walk.
R In-charge first, then write down the time. Treat from the chart, not from memory.
R They ask about the worst day and listen for who you blame.
R Basics: five rights, or lesson plan on the spot. Then why this place. Be honest about the salary.

== q-people | hr-confessions, accounts-and-audit, marketing-room, product-people, design-corner, interview-prep | company | Human Resources; Finance & Accounting; Marketing & Communication; Product Management; UX, Design & Architecture; Consulting; Legal & Regulatory
T Two stakeholders, one sprint, both “critical”. How do you choose? Asked at {company}
T How do you tell a director that the numbers on his slide are wrong?
T Candidate holds an offer {hike} above your band. What do you do?
T Budget cut by {hike} in {month}: what do you stop first?
1 Case round for a {role}, {count} minutes, no slides.
1 They interrupted me on purpose, I think.
1 I have {years} years, the last {tenure} at {company}.
R Ask each what happens if it slips two weeks. Usually one of them shrugs.
R Before the meeting, in private, with the corrected slide ready. He will thank you on stage.
R Sell the work and the manager, not the band. If it is only money, let them go and stay friends.
R Stop what no one would notice for a month. Then talk about people, last.
R The interruption is the test. Finish the sentence, calmly, then answer.
R Bring one story with numbers and one without. Panels remember the second.

== q-daily | office-culture, work-life-balance, bad-bosses, first-time-managers
T How do you say no to a meeting at {time}?
T A colleague takes credit for my work in front of {people} people. What now?
T How long do you wait before asking for a raise after {month}?
T My team stopped talking after the reorg. How do I start again?
T What do you put on your calendar so that people leave you alone?
1 I am a {role} and rather quiet.
1 The company is {company}, though it could be any.
1 I have tried humour. It is now worse.
R “I can’t at that hour, here are two others.” No reason, no sorry. It works after the third time.
R Say it in the same meeting, friendly: “happy to walk you through what I built there.” Once is enough.
R Ask six months after something visible, not after a date.
R Tea, one at a time, no agenda. By the second week they talk.
R “Focus: please chat” from ten to twelve. The word please does it.
R Recurring block named after a vendor no one knows.
`);
