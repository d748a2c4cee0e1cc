import { storiesFrom } from './story';

/** News about one company; titles begin with a short clause that summarises it. */
export const COMPANY_STORIES = storiesFrom(`
== hiring | freshers, switching-jobs
T {other} is hiring {role}s in {place}: who has been through the rounds?
T Walk-in at {other} on {weekday}. {people} people, {small} panels, one water cooler
T {other} wants a {role} in {place2}. Worth the move?
1 The opening asks for {years} years and [everything since the invention of fire|three tools no one uses together].
1 I finished round two and the portal has said “in progress” since {weekday}.
1 The recruiter was quick, polite and did not know the salary.
2 The band is said to be *{lpa2} to {lpa}*, I cannot confirm.
2 They asked about my current pay before my name.
2 The panel was good, they let me think aloud.
3@1,2 How long did the offer take after the last round?
3 Is the team worth it? Only first-hand, please.
R@1,2 The offer took {days} days after the HR round for me, silence in between is normal there.
R Good team, bad calendar. I would still go.
R Don’t give the old pay, give the expected. They accepted mine.
R@2 Went to the last one. Carry water, and two copies of everything.
R@1 The band looks right for {place}.
R@3 Rent there eats half of the difference. Ask for the moving costs.
R@3 I moved for them and stayed. The first month in a hotel was on the company.

== referral | switching-jobs, salary-talk | company
T Referral drive at {company}: {bond} for a {role} who stays
T {place2} office opening. Seats are being counted, names are not out
T Three of my referrals joined {company}. The bonus came for one
1@1 I can refer for {place}. Tell me the role you want, not your number.
1@2 They asked who would move and gave us till the {date}.
1@3 The second half is paid after the probation, if you remember to ask.
2@1 Half the profiles I get are from people I have never met, so write one line about yourself.
2@2 Rent there is lower, and so is *the chance of being seen*.
2@3 Payroll says the form was late, the form says payroll was late.
3 How does it work at your place?
3@2 Did anybody here move for a new office? Tell me how it ended.
R Ours pays half on joining and half after six months. Both came.
R@1 Refer people you would work with again. I learnt it with my own name on the mail.
R@2 I moved, became the senior person in six months, and moved back in two years. All good.
R@2 Go early. The first ten people choose the chairs and the culture.
R@3 Reply to the mail in which the amount is written. Payroll reads its own words.

== new-leader | office-culture, layoffs-and-recovery | company
T New CEO, old slides. The town hall in {count} sentences
T Reorg announced. I report to someone in {place2} I have never met
T Town hall recap: three strategies, no answer on appraisals
T Merger talk? Two teams had their access reviewed
1 The deck had a mountain on it. They always do.
1 My manager got to know it on the call, together with us.
1 The chat was switched off after the third question.
2 What I understood: *operations becomes a profit centre*, support moves to {place2}.
2 Someone asked about hikes and got a story about marathons.
2 HR has promised individual letters by the {date}.
3 Anybody with facts rather than feelings?
3 What happened at your place after such a reorg?
3 Should one update the résumé now or is this just weather?
R Update your résumé twice a year, no matter what. Weather is always coming.
R At my last place the first reorg was names, the second was people.
R?marathons Marathon story, I have heard it in two companies now.
C My letter came: same pay, new cost centre. That was all.

== perk | office-culture, work-life-balance | company
T Insurance cover doubled. Parents included, premium ours
T Leave policy changed: {days} days carried forward, the rest gone
T Bonus credited. Nine tenths of the target, on time
T Gym, library, crèche: opened on {weekday}, already full
T Laptop refresh after {tenure} years. Mine had a fan like a ferry
1 I complain a lot here, so let me write the good thing as well.
1 The circular came at {time} and took {small} readings to understand.
1 Someone in {team} fought for this for a year, thank you, anonymous hero.
2@1,3 For my grade it means *{little} a month*, real money.
2@1 Parents above seventy are covered without a waiting period, which I have not seen elsewhere.
2@2 Old balance lapses on the {date}, so check yours today.
2@4 The crèche has a waiting list and *the waiting list has a waiting list*.
2@5 The old one goes to the store and will be back with someone new.
3 Does it hold for {place2} as well?
3 What do others get? {other} people, tell us.
3 Credit where it is due.
C@1,2 Same in {place2}, my form went through.
O@2 We get no carry forward at all, count yourself lucky.
O@3 Ours was half the target, and late. Enjoy it.
O@1 The premium for parents is {amount} here, is yours similar?
C That was Shobha ma’am’s doing, I think. She asked in every town hall.
R Good to read something like this here for once.
O@4 We have a gym. It has one bicycle and a suggestion box.
R@5 Ferry laptop, I had its brother.

== festival | office-humour, office-culture, office-canteen | company
T {festival} at the office: {count} outfits, one photographer, no work till lunch
T {festival} gift from {company} this year: dry fruits. Last year: a diary
T {festival} leave refused for {team}, “business critical”
T Who decided the {festival} potluck needs a spreadsheet?
1@1,4 Half the floor brought the same dish and everyone says theirs is different.
1@1,2 My desk won “best decorated” because of two plants and a string of lights from {month}.
1@3 The client does not know the word {festival} and got a call about it.
2@3 I am on the roster with two others. *We ordered the good biryani.*
2@2 The gift box weighs more than my hike.
2@1,4 The director danced. There is video. There will always be video.
3@1,2 What did you get this year?
3@3 How does your team share festival duty fairly?
3@1,4 Post your sweets ranking, kaju katli is not up for debate.
O@2 Ours gave a steel bottle. I own {small} now.
R@3 We draw lots, and people sell their slots for chai.
R?sweets Kaju katli first, then silence, then soan papdi again.
R@3 Festival on support duty at least means no traffic.
R@4 The spreadsheet at ours had a tab for allergies, I was moved.
C?director I have the photo of the director. It will stay with me.
R@1,4 The best dish is always by the person who never speaks in meetings.
`);
