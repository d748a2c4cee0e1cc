import { storiesFrom } from './story';

/** News about one company; titles begin with a short clause that summarises it. */
export const COMPANY_STORIES = storiesFrom(`
== hiring | freshers, switching-jobs | company
T Hiring for {team} in {place}: who has been through the rounds?
T Walk-in on {weekday}. {people} people, {count} panels, one water cooler
T Referral drive on: bonus of {amount} for a {role}
T {place2} office opening. Seats are being counted, names are not out
1 The opening asks for {years} years and [everything since the invention of fire|three tools no one uses together].
1 I finished round two on {weekday} and the portal has said “in progress” since.
1 The recruiter was quick, polite and did not know the salary.
2 Band for a {role} is said to be *{lpa2} to {lpa}*, I cannot confirm.
2 They asked about my current pay before my name.
2 The panel was good, they let me think aloud.
3 How long did the offer take after the last round?
3 Is the team worth it? Only first-hand, please.
3 I can refer for {place}, tell me the role, not your number.
R Offer took {days} days after the HR round for me, silence in between is normal here.
R {team} is a good team with a bad calendar.
R Don’t give the old pay, give the expected. They accepted it.
R Went on {weekday}. Carry water, and two copies of everything.
R Band looks right for {place}, about a tenth less in {place2}.

== new-leader | office-culture, layoffs-and-recovery | company
T New CEO, old slides. The town hall in {count} minutes
T Reorg announced. I report to someone in {place2} I have never met
T Town hall recap: three strategies, no answer on appraisals
T Merger talk with {other}? Two teams had their access reviewed
1 The deck had a mountain on it. They always do.
1 My manager got to know it on the call, together with us.
1 The chat was switched off after the third question.
2 What I understood: *{team} becomes a profit centre*, support moves to {place2}.
2 Someone asked about hikes and got a story about marathons.
2 HR has promised individual letters by the {date}.
3 Anybody with facts rather than feelings?
3 What happened at your place after such a reorg?
3 Should one update the résumé now or is this just weather?
R Update your résumé every {month}, no matter what. Weather is always coming.
R At {former} the first reorg was names, the second was people.
R Marathon story, I have heard it in two companies now.
R My letter came: same pay, new cost centre. That was all.

== perk | office-culture, work-life-balance | company
T Insurance cover doubled. Parents included, premium ours
T Leave policy changed: {days} days carried forward, the rest gone
T Bonus credited. {percent}% of the target, on time
T Gym, library, crèche: opened on {weekday}, already booked till {month}
T Laptop refresh after {tenure} years. Mine had a fan like a ferry
1 I complain a lot here, so let me write the good thing as well.
1 The circular came at {time} and took {count} readings to understand.
1 Someone in {team} fought for this for a year, thank you, anonymous hero.
2 For my grade it means *{amount} a year*, real money.
2 Parents above seventy are covered without a waiting period, which I have not seen elsewhere.
2 Old balance lapses on the {date}, so check yours today.
3 Does it hold for {place2} as well?
3 What do others get? {other} people, tell us.
3 Credit where it is due.
R Same in {place2}, my form went through.
R We get {days} leaves and no carry forward, count yourself lucky.
R The premium for parents is {amount} here, is yours similar?
R That was Shobha ma’am’s team I think, she asked in every town hall.
R Ferry laptop, I had its brother.

== festival | office-humour, office-culture, office-canteen | company
T {festival} at the office: {count} outfits, one photographer, no work till lunch
T {festival} gift from {company} this year: dry fruits. Last year: a diary
T {festival} leave refused for {team}, “business critical”
T Who decided the {festival} potluck needs a spreadsheet?
1 {count} people brought the same dish and everyone said theirs was different.
1 My desk won “best decorated” because of two plants and a string of lights from {month}.
1 The client in another time zone does not know the word {festival} and got a call about it.
2 I am on the roster with two others. *We ordered the good biryani.*
2 The gift box weighs more than my hike.
2 The director danced. There is video. There will always be video.
3 What did you get this year?
3 How does your team share festival duty fairly?
3 Post your sweets ranking, kaju katli is not up for debate.
R Ours got a steel bottle. I own {count} now, from {count} companies.
R We draw lots, and people sell their slots for chai.
R Kaju katli first, then silence, then soan papdi again.
R Festival on support duty at least means no traffic.
R The spreadsheet had a tab for allergies, I was moved.
`);
