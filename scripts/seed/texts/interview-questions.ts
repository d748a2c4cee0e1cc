import { storiesFrom } from './story';

/** Questions asked in interviews and at work in each department; the replies are answers. */
export const INTERVIEW_QUESTIONS = storiesFrom(`
== q-round | interview-prep, switching-jobs
T Rounds at {other} for a {role}: how many, and on what?
T What did {other} ask in the last round for a {role}?
T {other} gave me a take-home of {hours} hours. Do it?
T Asked in the panel: why do you want to leave {company}?
1@1,2 My first round is on {weekday}, online, {count} minutes.
1@1,2,3 I have {years} years and the opening is in {place}.
1@4 I said “growth”, and they asked what that means.
1@4 It was the last question, and the manager looked up for the first time.
1@3 They want it by {weekday} and I have a job to do meanwhile.
1@1,2 The recruiter says “general discussion”, which scares me most.
R@1 Three rounds: basics, your own work in depth, manager. The middle one decides, so bring one example on paper.
R@2 They asked me for a failure and then sat quiet. Have a true one ready.
R@3 Four hours is my limit for a take-home. I told them so and they cut it.
R@4 Leave because of what you want next, never because of people you can’t stand.
R@1,2 HR round is real there, they dropped a friend over the notice period.
R@1 “General discussion” was salary and notice. Have both numbers ready.
R@1 Ask for the format on mail. They answered me in ten minutes.
R@1 Two and a phone call. The second one was about my own work, step by step.
R@2 How I would spend the first month, and what I had got wrong in my last job.
R@2 Only the notice period and why their city. It was over in twenty minutes.
R@2 One case from their own work, on a sheet of paper, then my questions. Have questions.
R@3 Ask what happens with the code. If it goes into their product, send a plan instead.
R@3 I did the half that mattered and wrote down what I left out. They liked the note more.
R@4 I said what I want to learn, and that I cannot learn it there. No word about the boss.

== q-customer | banking-life, sales-floor, interview-prep | BFSI, Investments & Trading; Sales & Business Development
T A customer wants the interest waived because “the other bank does”. What do you say?
T Panel asked: a pensioner wants all her savings in one fund. Your move?
T The dealer says your price is {increment} above the next one. How do you answer?
T How would you explain a chargeback to a shopkeeper in {place}?
1 Asked in the final round for a {role} at {other}.
1 I answered with a product and saw their faces.
1 They gave me two minutes and a sheet of paper.
R@1 Ask what the waiver would change for them, then show the total cost of both on one sheet. Most people only want to be heard.
R@2 Suitability first: age, need for monthly cash, emergency money. Then you may speak of funds.
R@3 Never fight the price. Ask what it costs him when the goods come three days late.
R@4 As a story: you were paid by mistake, the bank takes it back, here is how you prove it was right.
R@1,2 The panel wants to see whether you would say no to a sale. Say it.
R@1 Say no to the waiver, yes to looking at the due date. A smaller instalment is what most of them need.
R@2 Ask who depends on that money. After that no one puts it all in one place.
R@3 Show him what your last on-time delivery saved. A dealer forgets the price when the shelf is full.
R@3 Agree that it is higher, then list what is inside. I never drop it in the first meeting.
R@4 Draw three boxes: buyer, his bank, our bank. The money walks back the way it came.
R@4 Begin with what he has to keep: the slip and the phone number. The rest he will ask.

== q-system | interview-prep, software-engineering, cloud-and-devops, data-and-ai | Engineering – Software & QA; Data Science & Analytics
T How would you store likes so that no one likes twice? Asked at {other}
T Design round at {other}: ticket booking for {people} seats and two buyers at one instant
T Asked for a {role}: the job that runs at {time} ran twice. Why, and what now?
T How do you test something that only fails on {weekday}s?
1@1 I said lock the table and the interviewer smiled sadly.
1 Forty-five minutes, whiteboard, {years} years of experience expected.
1 My next round is on {weekday}, so please be concrete.
R@1 A unique key on person and thing, and an upsert. Checking first and inserting later is how you get two.
R@3 Make the job idempotent, then it may run five times. After that ask why the scheduler did not know.
R@2 Hold with an expiry, confirm on payment, one row a seat with a constraint. Say out loud what happens when the payment is late.
R@4 Look for what is special about the day: batch jobs, month ends, a colleague’s manual step. Then freeze the clock in the test.
R They want to hear about failure, not boxes. Begin with what breaks.
R@2 Draw less, ask more. The first ten minutes should be your questions.
R@1 One row for each person and post, and a count that you can rebuild from the rows.
R@2 Reserve for five minutes, charge, then confirm. The second buyer sees the seat again if the first one leaves.
R@3 A lock with a lease, and a log line that says who holds it. In our case two servers had two clocks.
R@4 Pin the date in the test, run it for every day of the year. It fails on the day you did not think of.

== q-plant | shop-floor, interview-prep, supply-chain | Production, Manufacturing & Engineering; Construction & Site Engineering; Procurement & Supply Chain
T Rejection went from 2% to {small}% overnight. What do you check first?
T How do you convince B-shift to follow a change that A-shift made?
T Asked at {other}: the vendor is late, the line stops in {hours} hours. Go
T Which first-year mistakes should a {role} avoid?
1 Interview was at the plant near {place}, with a walk of the line.
1 The panel had a maintenance head who only nodded.
1 I come from a smaller unit with {people} people.
R@1 Material lot, then machine, then man, in that order, and no one gets blamed before the data is on the board.
R@2 Ask one B-shift operator to improve it. Then it is theirs.
R@3 Split the order, airlift the minimum, resequence the plan, and only then shout at the vendor.
R@4 Writing your own logbook in the first month. You will know more than the system by the third.
R@2,4 Don’t tell an operator of twenty years what the manual says. Ask him what it sounds like.
R@1 Compare the first bad piece with the last good one, hour by hour. The change is in between.
R@1 Was the gauge calibrated? Half of our overnight jumps were the gauge.
R@2 Show both shifts the same chart with both names on it. Next week they argue with the chart.
R@3 Call the other plant first, they always have a pallet they do not talk about.
R@3 Say when you would stop the line yourself. They want to hear that you have a limit.
R@4 Signing what you did not measure.
R@4 Fixing it alone at night. In the morning no one knows what you changed.

== q-care | nurses-station, interview-prep | Healthcare & Life Sciences
T A relative shouts at the desk at {time}. What do you do first?
T Handover is missing and the shift has left. Who do you call?
T What do {other} panels ask a {role} with {years} years?
1@3 The interview is on {weekday} in {place}, half an hour and a practical.
1 I froze at this one last time.
1 My mentor says there is no right answer, only wrong tones.
R@1 Move them to a quieter place, sit down before you speak, and repeat what they said. Height and volume fall together.
R@2 In-charge first, then write down the time. Treat from the chart, not from memory.
R@3 They ask about the worst day and listen for who you blame.
R@3 Basics: five rights, then why this place. Be honest about the salary.
R@1 Ask the name of the patient and say it. Then tell them what happens next and when.
R@1 Security only as the last step. Most of them are afraid, not angry.
R@2 The duty doctor, and I write who I called and at what time.
R@2 Call the one who left, they pick up. Then the in-charge, so that it does not happen again.
R@3 One case from your last ward, told from beginning to end. They interrupt to see whether you stay calm.

== q-class | staff-room, interview-prep | Teaching & Training
T How do you handle a class of {percent} with three levels in it?
T A parent wants the marks changed and knows the chairman. Your move?
T Demo lesson at {other}: {small} minutes, no board. What would you teach?
1@1,3 It was asked in the last round, and the panel were three teachers and a parent.
1@2 It happened to a colleague on {weekday}, and now I am asked in interviews.
1@3 I plan to bring one object and a question.
R@1 Three task cards, one topic, and the quick ones explain to the slow ones. You walk.
R@1 Let the third group start alone with a question on the board, and begin with the first group.
R@1 I mark three lines in the book for three levels. Everybody works on the same page.
R@2 Show the paper and the scheme, offer a second marking, and send the result in writing to both.
R@2 Never alone in the room, never by phone. The coordinator sits in.
R@3 One idea, one question that everybody can answer, one that nobody can.
R@3 They look at your eyes, not at your topic. Ask a panel member and use the answer.

== q-daily | office-culture, work-life-balance, bad-bosses, first-time-managers | company | desk
T How do you say no to a meeting at {time}?
T A colleague takes credit for my work in front of {people} people. What now?
T How long do you wait before asking for a raise?
T My team stopped talking after the reorg. How do I start again?
T What do you put on your calendar so that people leave you alone?
1 I am a {role} and rather quiet.
1@1,2,4,5 I have tried humour. It is now worse.
1@3 My last rise was {increment}, a year ago.
R@1 “I can’t at that hour, here are two others.” No reason, no sorry. It works after the third time.
R@2 Say it in the same meeting, friendly: “happy to walk you through what I built there.” Once is enough.
R@3 Ask six months after something visible, not after a date.
R@4 Tea, one at a time, no agenda. By the second week they talk.
R@5 “Focus: please chat” from ten to twelve. The word please does it.
R@5 Recurring block named after a vendor no one knows.
R@1 I decline with the agenda question: what do you need from me there? Half of them answer that by mail.
R@1 Block it once a week and take the others. People accept a rule more easily than a no.
R@2 I send the summary of the work before the meeting now, with my name under it.
R@2 Tell him once, alone. He had not noticed, or said so, and it stopped.
R@3 A quarter after the reviews close, with a list of three things that would not exist without you.
R@3 I waited a year and heard that I should have asked in the first half.
R@4 Give each of them one decision back. Mine talked again when they could decide something.
R@5 The name of a form everybody hates to fill. No one books over that.
`);
