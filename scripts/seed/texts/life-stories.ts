import { storiesFrom } from './story';

/** Health, family, night shifts and safety. */
export const LIFE_STORIES = storiesFrom(`
== burnout | mental-health-at-work, work-life-balance
T I cried in the office washroom on {weekday} and then went back to my work
T {longday}-hour days since {month}. My body has started to send mails of its own
T Took {fewdays} days of sick leave for my head, wrote “fever”
T Sunday evenings have a stomach ache in them now
1 I like the work of a {role}. I don’t like who I am at {time} any more.
1 We are {count} people doing the work of a team that used to be twice that.
1 Nothing dramatic happened. It was one small urgent thing {percent} times.
2 The doctor said *sleep first, decide later*.
2 When I told my manager she opened a calendar and removed two things. I had not expected that.
2 The helpline of the company answered in {count} minutes and was better than its poster.
3 If you came out of this, what was the first thing you changed?
3 How do you say no when everybody else says yes?
3 Writing it here because saying it at home makes people worry.
R Please take the leave. The work will get done, it always does.
R First thing I changed: phone charges in the kitchen, not beside the bed.
R You said it, that is already something. Write again in a week.
R I moved to a smaller team with less pay. Cheapest thing I ever bought.
R The company helpline really is confidential, I asked the vendor. Use it.
R Saying no works best with a list: “I can do these two by {weekday}, which one waits?”

== women | women-at-work, new-parents, office-culture | company
T Back from maternity leave at {company}: my seat, my team and my rating had moved
T “Will you be able to travel after marriage?” In {month}, in an interview, in {place}
T The crèche at {company} closed for renovation {count} months ago
T Only woman in a review of {people}, introduced as “our lady {role}”
1@2,4 I am a {role} with {years} years. It was said with a smile and two witnesses.
1@1 My work went to a junior, who is now being considered for my promotion.
1@3 Pumping room: a store with a {count}-year-old chair and no lock.
2@2,4 HR said it was *not meant like that*. I wrote down how it was meant.
2@1 The rating for the leave months was “not assessed”, which the tool counts as average.
2@3 My mother came for the {weeks} weeks it was meant to take. She is still here.
2@1 My manager fought for me, quietly, and won. I want to say that too.
3@1,2,4 What is the right way to raise it without becoming “the issue”?
3@3 Companies in {place} with a crèche that actually runs, please name them.
3@1 How long did it take until you felt like yourself at work?
R@1,2,4 Mail to the committee, not to HR. They have to answer within a fixed time.
R@3 Law says the crèche is due above fifty employees. Quote the section, politely.
R@2 I replied “do you ask the men this?” and got the job. Still don’t know how.
R@1 About {weeks} weeks, and one colleague who saved me a seat.
R@3 The lock on ours came the day a director’s wife used the room.
R@4 Introduce the next man as “our gentleman manager”. It took one try.
R@1 “Not assessed” must not count as average, it is in most policies. Ask for the calculation.

== parent | new-parents, work-life-balance, remote-work | desk
T Paternity leave at {company} is {days} days. It is over before the hospital bill
T Stand-up at {time} with a baby on the arm and a client on the line
T Day care in {place} costs {rent}. One of our salaries is a hobby
1 We are both in jobs, both families are in [other cities|{place2}].
1@1 My manager, father of two, said he “hardly noticed” his. I noticed that.
1 The little one sleeps in {count}-minute sprints.
2 What helped was *a fixed hour when no one books me*, shown in the calendar as “vendor call”.
2 We changed to shifts at home, she till two, me after.
2@1 I used all my earned leaves as well and would do so again.
3@2,3 How do you people do this with {officedays} days in office?
3@1 Which companies give fathers more than a fortnight?
3 Share your day’s timetable, I need hope.
R It gets easier at six months and then differently hard.
R@1 {other} gives {small} weeks now. Still few take it.
R Block it under a client’s name. No one moves a client.
R We hired help from seven to eleven in the morning, saved both jobs.
R No one on their last day says they should have joined more stand-ups.

== night-shift | night-shifts, work-life-balance | company | Customer Success, Service & Operations; Engineering – Software & QA
T {tenure} years of nights. My friends are asleep and so is my digestion
T Night allowance at {company}: ₹{allowance} a shift, chai ₹20
T Rotational shifts changed on {weekday} for the coming {weekday2}
T Cab dropped me at {time} on the main road because “route change”
1@1,2,4 I support a client in another continent as a {role}, week offs never fall on a weekend.
1 The roster app publishes at midnight, quite fittingly.
1 First month is hard, second is routine, then you forget what noon looks like.
2 Blackout curtains, *same sleep on week offs*, no screens after drop. It took me {weeks} weeks to learn.
2@4 Women get an escort on paper. On {weekday} there was a phone number instead.
2@1,2 The allowance has not moved for years while the login time did.
3 How long did you do nights, and how did you move to days?
3 Is a permanent night better than rotating? I cannot decide.
3 What do you eat at three in the morning that is not fried?
R Permanent is far better than rotating. Bodies learn anything but surprise.
R Roasted chana and bananas. I have trained the whole bay.
R@4 Report the escort thing in writing the same night, with the trip id.
R Six years of it. I moved through an internal posting no one applied for.
R@2 Ours is a little more, and a boiled egg.
R Vitamin D test, please. Mine was in single digits.

== remote | remote-work, work-life-balance, moving-back-to-india | desk
T Fully remote from {place2} for {tenure} years. What it did to my career
T Power cut at {time}, phone hotspot, a demo for {people} people
T Working from my parents’ home in {place2}: pay stayed, cost halved
T My remote team has never met and knows each other’s pressure cookers
1 No one promotes a square on a screen by accident, you have to remind them.
1 I am a {role}. My work is written, my mood is written, my jokes need two emojis.
1 The inverter, two connections and a quiet room were the best {amount} I ever spent.
2@3 *Rent of {rent} became zero*, and my mother now knows what a sprint is.
2@1,4 The first year was freedom, the second was drift, the third needs a routine.
2 We fly in twice a year, eat for {fewdays} days and fight less for the next six months.
3 Remote people, how do you stay on the radar for promotions?
3 Which companies still hire remote for {role}s?
3 I would not go back, though I miss the walk to the tea stall.
R Write a weekly note. Three lines, every {weekday}. It does half of being seen.
R {other} does in a few teams, they even pay for the inverter.
R I went back after {small} years. Missed people more than I saved.
R The pressure cooker thing is so true, ours whistles in F sharp.
R Co-working twice a week in {place2} fixed the drift for me.
`);
