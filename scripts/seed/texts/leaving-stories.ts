import { storiesFrom } from './story';

/** Notice periods, offers, relieving letters, layoffs, breaks. */
export const LEAVING_STORIES = storiesFrom(`
== notice | notice-period, switching-jobs | company
T {company} wants all {notice} days, the new place wants me in {weeks} weeks
T Resigned on {weekday}. My {notice}-day notice has become a negotiation
T {notice} days of notice and the new offer expires in {weeks} weeks
T Notice buyout at {company}: they want {weekpay} for every week I skip
T Serving {notice} days at {company} with nothing assigned to me
1 I put in my papers after {years} years as a {role} and [the mood changed the same evening|my calendar emptied the same week|I was dropped from the {team} group by lunch].
1 Resignation was accepted on the portal in {count} minutes, the release date discussion has taken {days} days.
1@1,2,3,4 My manager says the project cannot run without me. [The same manager|The very person] gave me a {rating} in the last appraisal.
1@1,2,3,5 HR says buyout is [at management’s discretion|possible only with a skip-level approval|not the policy this year], but {count} people from my team got it since {month}.
2@1,2,3,4 The new company will pay at most *{amount} towards the buyout* and wants the relieving letter on day one.
2 I have {days} leaves left and the policy says leaves cannot be adjusted [against notice|after resignation].
2@1,2,5 Knowledge transfer is over, the recordings are uploaded, and I still log in at {time} to look available.
2@1,2,3 They offered me *{hike} more to stay*, which tells me they always had it.
3 Has anyone here got an early release without paying, and what did you say in that mail?
3 I don’t want to abscond. I just want one clear date in writing.
3 What would you do, pay and go, or sit out the {notice} days?
R Ask for the release date on mail, then copy the skip level. At {former} that alone moved mine by {weeks} weeks.
R Do not stop logging in. One missed day and they will hold the FnF for months.
R Get the new company to write that they will wait. Most of them do when they want the person.
R Buyout is usually on basic, not gross. Read the clause again, it may be far less than they say.
R I sat out all of mine last year. Learnt more in the notice than in the job.
R If they counter-offer now, remember who refused you that money in {month}.
R Leaves against notice is at their discretion, but ask, half my team got some days adjusted.
R Your manager is protecting his own staffing, not you.

== counter-offer | offers-and-counter-offers, switching-jobs, salary-talk
T Counter-offer of {hike} after I resigned. Three weeks ago there was no budget
T {company} matched {other} to the rupee. Stay or go?
T My offer from {other} was {lpa}. Now {company} has found {lpa2} somewhere
T They want me to withdraw the resignation for a new title and {hike}
1 As a {role} with {years} years I was told in {month} that the band is full.
1 The same HR who closed my ticket as “not feasible” called me [twice|three times] on {weekday}.
1 I had already said yes to {other} and done the medicals.
2 What bothers me is that *the money was there all along*.
2@4 The new title comes with the same work and one more reporting line.
2 {other} has {days} days in office, here I have full flexibility. On paper the difference is {little} a month.
3 People who took a counter-offer, were you still there after a year?
3 Tell me what I am not seeing.
3 My family says stay. My gut packed its bag in {month}.
R I took one. Eleven months later I was first on the list when the project ended.
R The reason you were leaving will be back in six months, and the money will feel normal by then.
R Depends on why you wanted out. If it was only money, they solved it.
R Ask them to put the next appraisal cycle in the same letter. Watch how fast the love ends.
R Joining and withdrawing burns {other} for years. Recruiters do remember names.
R Take the better manager, not the better number.

== layoff | layoffs-and-recovery, mental-health-at-work
T Layoffs at {former}: a fifteen-minute call and the laptop locked before it ended
T {count} of us from {team} were let go on {weekday}
T Layoff news from {former}. Sharing the severance so others can compare
T Laid off by {former}, hired again after {weeks} weeks. What I wish I had kept ready
1 The invite said “quick sync” and had [a person from HR no one knew|two directors who never speak to us].
1 Access to mail went at {time}, so I could not even copy my own appraisal letters.
1 I am a {role}, my rating there was {rating}, so please don’t let anyone tell you it is performance.
2 Severance is *{weeks} weeks of basic plus notice*, insurance till the end of {month}, gratuity only for five years and above.
2 Keep your payslips, Form 16 and appraisal letters in personal mail. Today, not after the call.
2 PF and the experience letter came in {days} days, I will give them that.
2 The hardest part was telling my parents in {place}, who still say the company’s name with pride.
3 I found work after {weeks} weeks. The others from my team in {place} are still looking, please refer them.
3 With a rent of {rent}, I counted {weeks} weeks of runway. Count yours before you need it.
3 Tell me how you spent the first month. I kept opening the laptop at {time}.
R Sorry this happened. Write your role and city, a few of us here can refer.
R First week, do nothing. Second week, one hour of applications a day, not ten.
R Check that the letter says “role eliminated” and not “resigned”. It matters for the next background check.
R Been there in {month}. Found work after {weeks} weeks, a little less pay, slept well again.
R Severance on basic is a joke when basic is 35% of the CTC.
R Ask for the insurance to run three more months. They said yes to those who asked.
R Thank you for the numbers, it is the first honest post on this.

== relieving | background-checks, notice-period, switching-jobs
T {days} days since my last day and {former} has not released the relieving letter
T Full and final from {former} shows a recovery of {amount}. For what?
T Background check stuck because {former} closed its {place} office
T FnF pending, new employer losing patience
1 Every mail to the helpdesk gets a new ticket number and [no human|the same copied line].
1@1,4 The exit checklist shows green everywhere except “asset clearance”, and I returned the laptop on day one.
1 They say finance sits in {place2} and runs the batch once a month.
2 The new employer gave me *till the {date} to upload it*.
2@2 The recovery is for a training I never attended.
2 My PF passbook still shows no exit date, so the transfer is stuck too.
3 Does a legal notice help or does it only delay things further?
3 Which authority do people write to for this in {place}?
3 If you have the right person’s mail id, please share it.
R Mail the HR head with the whole trail and a two-day deadline, polite and dry. It worked for me.
R Update the exit date yourself on the PF portal, you can after two months.
R New employers accept the resignation acceptance mail plus last three payslips far more often than HR admits.
R Post on their official page. Sad but fastest.
R Labour commissioner’s portal takes a complaint in ten minutes. Mine was settled in {weeks} weeks.

== break | career-breaks, resume-review, new-parents, women-at-work
T Back after a break of [two|three] years and every form asks me to explain it
T Career break of {count} months for my father’s treatment. How honest should I be?
T Returnship at {company}: what it really pays
T I took {count} months off with no plan. An honest account
1 I was a {role} at {former} before, and good at it.
1 Recruiters go quiet the moment they hear the date of my last salary.
1 I kept one certificate course going, mostly to hear adults talk.
2 One panel asked whether I am “serious this time”. [I ended the call|My hands shook, I still answered].
2 The offer I took was *{hike} below my old pay*, with a promise to correct it in {month}.
2 What worked was a one-line answer and straight on to the last project.
3 How did others bring it up on the résumé, and what did you ask for?
3 If you hire for {team}, what would make you read further?
R One line, no apology: “Family care, {count} months, now fully available.” Then talk work.
R Never accept the “we will correct later”. Ask for it in the letter.
R I hire. A gap with a reason is nothing. A gap hidden behind freelance that never was, that is something.
R The returnship at {other} took half of my batch in the end.
R Welcome back. The first two weeks feel fake, then muscle memory comes.
`);
