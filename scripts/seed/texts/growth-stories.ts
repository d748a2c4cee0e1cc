import { storiesFrom } from './story';

/** Promotions, first teams, first jobs, courses and visas. */
export const GROWTH_STORIES = storiesFrom(`
== promotion | promotions, appraisals, mentoring | company
T Promoted at {company} after {tenure} years. The pay moved by {increment}, the meetings doubled
T Passed over again, and the new lead will report what I built
T What finally got me from {role} to the next band
T “You are already working at the next level.” Then where is the level?
1@2,4 My manager’s note said ready now. The panel’s note said *needs visibility*.
1@2,4 The criteria sheet has {count} boxes. I ticked them in {month}, they published a new sheet in the next quarter.
1 No one tells you that the promotion is decided {weeks} weeks before the form opens.
2@1,3 I started sending a five-line note to the skip-level every second {weekday}, and it changed more than a year of late nights.
2@2 The slot went to {place2} because of [headcount balance|a retention case].
2@2,4 I train the two juniors who now sit in those meetings.
3 If you sit on such panels, what do you really look at?
3@2,4 Would you wait one more cycle or take {hike} outside?
3@1,3 Happy to answer questions, without names.
R Panels promote the story they can repeat in thirty seconds. Write that for your manager.
R@2,4 Outside. Come back as a senior if you miss the food.
R@1,3 Congratulations. Now teach the next person how you did it.
R I sit on one. We look for who would notice if you were gone.
R@2,4 Waited one more cycle at {former}. Got it, with {increment}. It was fine, not grand.

== first-team | first-time-managers, mentoring, bad-bosses
T First time leading a team of {count}. No one taught me this part
T I have to give someone a [1|2] out of 5 and I like them
T My oldest report is {count} years older than me
T Became a team lead in {month}, still doing my old job till {time}
1 I was the best {role} in the room and now my job is that the others are.
1 On {weekday} two of them asked for leave on the same day, both for good reasons.
1 The first one-on-one was {count} minutes of both of us looking at the table.
2 What helped was *asking one question and then shutting up*.
2 I rewrote a junior’s work at night. He noticed, and stopped trying.
2 The appraisal tool has {count} fields and none of them is called honesty.
3 How did you learn to delegate without hovering?
3 Tell me one thing your best manager did.
3 I am collecting small habits, not big theories.
R Mine wrote down what I said and came back to it two weeks later. That’s all.
R@2 Give the number with reasons and a date for review. Silence hurts more than the number.
R Delegate the outcome, keep your hands in your pockets. It gets easier.
R@3 Ask the older one for advice in front of the others, and mean it.
R@4 Stop fixing it at night, please. From someone whose lead did.

== fresher | freshers, bonds-and-training, campus-placements | company
T Our joining date moved twice before {company} took us in
T Fresher at {company}: {weeks} weeks of training, then no project yet
T Signed a two-year bond of {bond} for {lpa}. Was that wise?
T From {college} to {company}: what the campus talk left out
1@1 The placement cell said wait, relatives said government exam, the landlord said rent.
1@2,4 Training ended with a test on {weekday}. Most of us cleared it, the others got a second date.
1@3 It was my only offer, and my father read the paper aloud {small} times.
2@2,3,4 They also wanted *original certificates kept with HR*, which felt wrong.
2 My batchmates who joined {other} started at about the same pay.
2 I learnt more from one senior on the {floor} floor than from the whole course.
3@1 If you are waiting now: ask for a mail with a date, and do not sit idle meanwhile.
3@2 What should a fresher do so that some project picks him?
3@3 Seniors who signed one, did you stay for the whole of it?
3 What do you wish you had known in your first year?
R@2,3,4 Never hand over originals. Show, scan, take back.
R@1 We waited {weeks} weeks. Meanwhile I did a support job, told no one, regretted nothing.
R@3 Bonds are rarely enforced beyond training cost, but keep a copy of what you signed.
R@2 Write to five project leads every {weekday}. Most freshers wait to be called.
R@1,4 Same batch here. There is a group, search for it by the joining city.
R@3,4 Two years go fast, then the market opens.
R Ask questions in the first six months, later they expect you to know.

== bench | bench-and-projects, certifications, software-engineering | company | Engineering – Software & QA; Data Science & Analytics; Consulting
T {weeks} weeks on the bench at {company}. RMG calls daily, projects never
T Released from the project in {month}, and now every opening is in {place2}
T On the bench they give you {days} days to find a project or a door
T Asked to learn a tool from 2009 because a client still pays for it
1 I am a {role} with {years} years and the profile matching tool thinks I am a [mainframe tester|network technician].
1 Two client interviews happened, one for a role I have never done, prepared by someone else’s résumé.
1 The mail said “reskilling opportunity”. The course has {count} videos and no sound.
2 If I refuse one more allocation it becomes *a disciplinary case*.
2 Certificates are reimbursed after passing, {amount} of mine is waiting since then.
2 Meanwhile I answer questions for {team}, unpaid, and enjoy it.
3 How do you find a project by yourselves, internal portal or asking people?
3 Is it better to resign before they ask?
3 Which certification got you out of there?
R Internal portal is theatre. Find one delivery manager who needs a pair of hands.
R Accept, and move after six months. Refusing goes on record.
R Cloud associate got me two calls, one project later.
R Never let them edit your résumé. If the client finds out it is your name that burns.
R Bench with salary is study leave. Use it and leave.

== course | certifications, mba-or-not, mentoring, public-speaking
T MBA after {years} years of work: {amount} of loan and two years, for what?
T Certificates I paid for, in order of use
T Executive course while working as a {role}: my week in hours
T Spoke at a meetup in {place}. Hands shook, nothing else happened
1@1 Two colleagues did it and came back to the same desk with a bigger EMI.
1@2,3 {company} paid half, with a lock-in of twelve months that I found on page seven.
1@2,3 I studied between dinner and sleep for {small} months.
1@4 I practised for two weeks with the phone leaning on a steel glass.
2@1 The alumni I wrote to answered within a day. *None of them gave a number.*
2@2,3 The hike it brought was {increment}. The *confidence it brought was more*.
2@2,3 Half the class was there for the badge, the other half taught me everything.
2@4 I wrote my first three sentences on my palm, *and they held*.
3@1 What would you do with the same money?
3@2,3 Ask me about cost, hours or family arguments.
3@4 Is there a group in {place} that practises weekly?
R@1 Go only if the campus changes your job, not your designation.
R@1 Same money in an index fund plus one good mentor, in my view.
R@4 The first time I looked at one kind face for twenty minutes. Find yours.
R@2,3 Lock-in clauses usually cover only the fee, ask for the pro-rata.
R@2,3 Which one would you do again? I have the budget for one.
R@4 There is one every {weekday} evening, mostly introverts. Come.

== onsite | onsite-and-visas, moving-back-to-india, remote-for-foreign-firms | company | desk
T Onsite at {company} promised since {month}. Visa stage: “initiated”
T Back in {place} after [three|four] years abroad. Notes on pay, school and pride
T Contract with a foreign firm on the table, paid in dollars: my sums after tax
T They want me to travel with {days} days’ notice and sign a two-year bond
1@1 The project needs a {role} there, the budget needs one here.
1@2 We came back for parents, and I would do it again.
1@3 No PF, no leave, no appraisal, and no one asks for a badge.
1@4 The room allowance would not cover a parking place there.
2@1 My bag has been half packed since then.
2@2 The offers here started {hike} below what I had been told to expect.
2@3 Converted and taxed it comes to *{inhand} a month*, without PF, leave or insurance.
2@4 They book the cheapest flight with two stops and call it policy.
3@1,4 Which questions do I put to them before saying yes?
3@2 Ask me anything on the move, I had to learn it all in {weeks} weeks.
3@3 Do you invoice yourself, or go through a payroll company?
R@1,4 Ask who pays the tax there, who pays the flat’s deposit, and what happens if the project ends early.
R@3 Register, file advance tax each quarter, buy your own insurance. Then it is great.
R@3 Keep three months of rent aside, they end contracts by mail.
R@4 Bond for travel is common, two years is not. Push it to one.
R@2 Coming back was the best and hardest thing. Schools decided our city, not jobs.
R@2 First winter without a heating bill, first summer with power cuts. Worth it.
R@1 “Initiated” means someone has opened a spreadsheet.
`);
