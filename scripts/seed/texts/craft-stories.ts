import { storiesFrom } from './story';

/** Stories about daily work in different jobs. */
export const CRAFT_STORIES = storiesFrom(`
== on-call | software-engineering, cloud-and-devops, testing-and-qa | company | Engineering – Software & QA
T On-call week: {count} pages, {hours} hours of sleep, one missing index
T Production went down at {time} and the dashboard was green throughout
T Code review at {company} takes {days} days. The fix takes {count} minutes
T Deleted {lines} lines today. Best day of the quarter
1 The alert said disk, the cause was a cron job someone wrote before I joined.
1 I am a {role}, and still the first command I type under stress is ls.
1 The ticket had been open since {month} with the label “good first issue”.
2 We wrote the post-mortem without names and *found four places where it could have been stopped*.
2 The flaky test was right all along. We owe it an apology.
2 Comp-off exists in the policy and in no one’s calendar.
3 What does on-call pay at your place, money or only experience?
3 How do you keep reviews under a day?
3 Tell me your worst rollback, so that I feel normal.
R?on-call We pay {little} a week plus next morning off. It halved the complaints and the incidents.
R?rollback Worst rollback: the rollback script was in the release we rolled back.
R?review Small pull requests, two reviewers named, nothing else ever helped.
R?dashboard Green dashboards are just red dashboards with no data.
R I read this during an incident call and felt less alone.
R@4 Deleting code is the only promotion-proof hobby.

== data-work | data-and-ai, software-engineering, product-people | company | Data Science & Analytics; Product Management
T {count} dashboards, three definitions of active user, one argument
T They asked for AI. They needed a clean column called city
T The model is {percent}% accurate and the branch staff trusts it {small} times in ten
T My week as a {role}: {percent}% of it is asking who owns this table
1 A director wanted it “real time”. He opens it on the first of the month.
1 Between {place} and “{place} ” with a space we lost {people} customers in a join.
1 The export is mailed by a person in finance each {weekday}, and she is on leave.
2 I spent {days} days to *find that the number was right and the slide was wrong*.
2 We deleted half the reports for a week. {count} people noticed.
2 The vendor demo ran on their data, ours made it cough.
3 How do you get teams to agree on one definition?
3 What was your most useful boring project?
3 Would you move to another team for {increment}, if the data is a mess there as well?
R One definition, one owner, one page. Everything else is a chart war.
R?boring Most boring: a table of holidays by state. Used by every team now.
R?deleted Delete-and-listen is my favourite method.
R The person who knows the table is always on leave.
R?column Trailing space in city names, the true AI challenge.
R?move Take the money, the mess is the same everywhere.

== bank-targets | banking-life, sales-floor | company | BFSI, Investments & Trading
T Branch life: target for {month} is {count} policies, staff is {days}
T Login day at {company}: loans till {time}, cash tally after
T Morning huddle at nine, evening review at {time}, customers in between
T Transfer order to {place2} in the middle of my daughter’s school year
1 As a {role} I know every customer by name and every product by penalty.
1 The regional office calls it cross-sell, the uncle at the counter calls it something else.
1 Two clerks are on deputation, the passbook printer is on strike.
2 We were asked to *stay till the number is done*, on {weekday}, with one fan working.
2 I refused to push a policy on a pensioner and got a call about “attitude”.
2 Incentive for the quarter came to {amount}. The hotel where it was announced cost more.
3 How are other branches managing with this staff?
3 Officers who moved to corporate roles, how did you do it?
3 Is the spouse-ground transfer request really considered?
R?Transfer {place2} posting did wonders for my cooking. Apply on spouse ground, it worked in {weeks} weeks.
R?pensioner Write “customer not suitable” in the system. Suitability is a regulation, not attitude.
R Hold the line till the new quarter, then the map changes and so does the boss.
R We lock at seven since the new manager, and the targets still came.
R?corporate Treasury and credit desks post internally in {month}, watch the circulars.
R?uncle Uncle at the counter is always right.

== sales-day | sales-floor, work-life-balance | company | Sales & Business Development; Merchandising & Retail
T {count} meetings, {km} km, one order, two offers of tea
T Target up by {increment}, territory cut in half. Sales maths at {company}
T Field force app wants a selfie at every shop
T Travel claim of {amount} pending since {month}
1 I cover {place} and [everything that smells of it|the highway towns] as a {role}.
1 The dealer pays on the {date} or when his son is home, whichever is later.
1 Month end begins on the {date} these days.
2 The incentive slab starts at {percent}%, *I finished a hair below it*.
2 A customer who shouted at me in {month} placed the biggest order this week.
2 App shows me “idle” while I wait at a railway gate.
3 What is a fair fuel rate per kilometre in 2026?
3 How do you people switch to key accounts?
3 Best advice for a new joiner on the beat?
R Carry your own water and never skip the small shop, they tell you the truth.
R?fuel We get {perkm} a km and it still doesn’t cover service.
R Keep claims weekly. A month’s claim is a project for accounts.
R?key Key accounts came to me after I wrote the distributor’s plan no one had asked for.
R?railway Railway gate idle, I feel this deeply.

== shop-floor | shop-floor, night-shifts | company | Production, Manufacturing & Engineering; Construction & Site Engineering; Procurement & Supply Chain
T B-shift at {company}: line stopped {count} times, all for one sensor
T Audit on {weekday}, paint on the floor since {month}
T On loan to planning, at a desk, for {weeks} weeks. I miss the noise and nothing else
T Contract workers got a raise of {little} at {company}. Long due
1 The press is older than me, and Murugan-anna hears a fault before the display shows it.
1 We run {count} hundred pieces a shift, the target sheet says more in red.
1 At the site the drawing and the ground have never met.
2 We lost {hours} hours because *the spare was in the store and not in the system*.
2 The auditor asked a trainee a question and got the best answer of the day.
2 Safety shoes are issued in two sizes: too big and next month.
3 How is overtime paid at your plant, double or “adjusted”?
3 Which skill should a {role} learn next, PLC or quality?
3 Any plant near {place} with buses that run on time?
R?overtime Double, by law. “Adjusted” is a word for not paid.
R?PLC PLC. Whoever can talk to the machine stays.
R Fifteen years on the floor and I read this as my own diary.
R The night shift knows the answer, no one asks the night shift.
R?Murugan Murugan-anna should be in the maintenance budget.
R?spare Label the store by photo, not by code. It saved us hours each week.
R?buses Our buses are on time since a union member drives one.

== ward | nurses-station, night-shifts | company | Healthcare & Life Sciences
T {count} patients, two nurses, one working BP monitor
T Double duty again because the relief did not come
T The new form for the handover is longer than the handover
1 I have been a {role} for {years} years and my feet can tell the weather.
1 The management added a form for everything and a person for nothing.
1 On {weekday} one small “thank you” with a marigold made up for the week.
2 We are *asked to sign for handovers we did not get*.
2 The salary is {inhand}, the uniform allowance has not changed since I joined.
2 Someone shouted at the junior in front of all, I took her for tea and told her my first year.
3 How is the ratio at your place, honestly?
3 Those who went abroad, was the exam worth it?
3 What do you do to switch off after such a day?
R?ratio The ratio is one to twelve at night here, on paper it is one to six.
R?abroad The exam took me a year and a half. I sleep now, and I miss home.
R Hot water, salt, phone off. Feet first, then the world.
R?handovers Never sign for a handover you did not take. Write “not received” and the time.
R Respect to everyone on nights this week.
R?junior Tea with the junior is the real training. Keep going.

== class | staff-room | company | Teaching & Training
T Parent-teacher meeting: {hours} hours, the child had two minutes
T Syllabus finished, portal entries begin. {people} of them
T Substitution list again: five periods in a row on {weekday}
1 I have been a {role} for {years} years and can hear a class from the stairs.
1 The management added a form for everything and a person for nothing.
1 A boy who never speaks asked one question, and it was a good one.
2 The same marks go into *the register, the portal and a sheet for the office*.
2 The salary is {inhand}, and the chalk is bought by us.
2 The new colleague cried after the third period. We gave her tea and the quiet section.
3 How many periods a week do you have, honestly?
3 What do you do about parents who call at {time}?
3 Has anyone moved to writing courses, and does it pay?
R?periods Thirty-two, and two of them are called “library”.
R?call One number for parents, off after seven. They learn it in a month.
R Same staff room, other city.
R?quiet The quiet section is a myth and we all need it.
R?courses I write courses on weekends now. Half the pay of tuition, double the sleep.
R?marks Ask for one marks entry instead of three. Ours agreed once the principal had to do it himself.

== accounts-desk | accounts-and-audit | company | Finance & Accounting
T Month-end close at {company}: {count} spreadsheets named final
T Audit query of the week: please explain ₹{count}
T A vendor invoice came with a coffee stain shaped like {place}
1 I work as a {role} and my superpower is finding the cell someone typed over.
1 The purchase order was raised after the goods, after the invoice and after lunch.
2 We *closed on the {date} and reopened the next morning*.
2 The reconciliation failed by one paisa and took {hours} hours.
3 What is the oddest approval your process needs?
3 How do you survive quarter end without shouting at people?
R?approval A signature from a person who left last year. We have a stamp.
R Final_v7_really. I feel seen.
R Freeze the masters two days before. It ended half of our shouting.
R I once explained ₹3 in two pages. The auditor thanked me.

== hr-desk | hr-confessions | company | Human Resources
T HR here. We also read about the policy on {weekday} morning
T {count} open positions, one budget, and each manager’s is the most urgent
T My calendar this week: {count} interviews, {small} exits, one cake
1 We are asked to keep secrets and then asked why no one trusts us.
1 I work as a {role} and know everybody’s birthday and nobody’s plans.
2 A candidate accepted, sent a photo with the bag, and *joined {other} on the same day*.
2 The manager wanted someone with ten years, by Monday, for a fresher’s pay.
3 One thing you wish other teams knew?
3 How do you say no to a manager who is three levels above?
R That we did not make the policy, we only type it.
R?accepted Offer-and-ghost is up everywhere, we now keep a second name warm.
R I show the last three offers that were refused. Then the budget talks.
R Exit interviews are the only honest hour of the week.

== marketing-desk | marketing-room | company | Marketing & Communication
T Campaign approved by {count} people, loved by none
T The logo has to be bigger. An update from version {count}
T We wrote the headline in five minutes and defended it for {days} days
1 I work as a {role} and half of my job is asking who has the latest file.
1 Sales wants leads, product wants a launch, the founder wants “something like that one ad”.
2 The post that worked was *a photo of the office dog*.
2 The report says awareness went up. It does not say whose.
3 Which number do you show when no one agrees on the goal?
3 How many approvals does a small post need at your place?
R One goal a quarter, on the wall. Everything else waits or gets a polite no.
R?dog The dog is our best writer as well.
R?approvals Four, and a fifth who was on leave and comes back with comments.
R Show cost for each qualified lead. It ends the opinions.
`);
