import { storiesFrom } from './story';

/** Policies, commutes, managers, canteens. */
export const OFFICE_STORIES = storiesFrom(`
== return-to-office | return-to-office, remote-work, commute | company | desk
T Hybrid is over at {company}: {officedays} days a week from {month}
T Return to office at {company} with {desks} desks for {people} people
T Badge data is now part of the rating at {company}
T Moved back to {place2} in the work-from-home years. Now {company} wants {officedays} days a week
1 The mail came on {weekday} at {time}, [signed by no one|signed “People Team”, no name], and said effective immediately.
1 My team sits in {place2} and two other cities, so I travel {km} km to join the same video call.
1 We were told collaboration. What we got is [headphones and a queue for meeting rooms|booking a chair on an app at midnight].
2 Rent near the office is *{rent} for one room*, which ate the last two hikes.
2 Swipe before ten, swipe after six, no one asks what happened in between.
2 Exceptions need a director’s approval and a medical file I would rather not share.
3 How are others handling it, coffee-badging or a real conversation with the manager?
3 Has any team managed to keep one fixed remote day in writing?
3 I like the people. I don’t like {hours} hours on the road for them.
R My last team got Friday back by showing delivery numbers before and after. No speeches, one chart.
R Coffee-badging works till the report is by hours. Ours are since {month}.
R Ask for flexible hours instead of days. Travelling at eleven saves me forty minutes each way.
R They have a lease to justify, that is all this is.
R Honestly I was lonely at home. Two days would have been perfect, this is revenge.
R {other} still allows full remote in some teams, keep your profile warm.

== commute | commute, working-in-bengaluru, working-in-mumbai, working-in-pune, working-in-delhi-ncr, working-in-hyderabad, working-in-chennai
T {km} km, {hours} hours. My commute in {place} has a personality now
T The office cab in {place} takes {hours} hours because it collects the whole city
T Metro reached near {company}. My evening has come back
T Monsoon and the road to {company}: {count} days late this month
1@1,2,4 I leave at {morning} to swipe in by ten, and reach already tired.
1@1,4 Bike when dry, bus when wet, cab when the client is on a call. It comes to {little} a month.
1@1,2,4 On {weekday} I counted {count} podcasts between home and desk.
1@3 From a bumper in front of my nose to a seat and a book, for {perkm} a kilometre less.
2@3 I still look at the traffic map at six, out of habit, and feel rich.
2@1,2,4 The last two kilometres take *as long as the first {km}*.
2@1,2,4 The company says shift timing is flexible and then fixes the stand-up at nine.
2@1,4 Pooling with two people from {team} saved money and my temper.
3@1,2,4 Which area would you rent in for {company} under {rent}?
3@1,2,4 What time do you start so that it is bearable?
3@3 Who else has parked the bike for good?
3@1,2,4 Please tell me it gets better after the flyover opens.
R@1,2,4 Shift one hour earlier. You lose sleep but you get the road.
R@1,2,4 Rent close, small and ugly. I did, and got {hours} hours of life back every day.
R@1,2,4 The flyover opened on our side, the jam simply moved to the next signal.
R@4 Carry slippers in the rains, office shoes stay at the desk.
R A non-AC bus, a good book, no regrets since {month}.
R@3 Take the pass, it pays for itself by the third week.
R@3 The feeder bus is the weak point here, I walk the last bit.

== bad-boss | bad-bosses, mental-health-at-work, first-time-managers | company | desk
T My manager reads chats aloud in the team meeting
T New manager, {count} one-on-ones cancelled, one rating given
T “Take it as feedback” and other things my lead says at {time}
T Asked for leave for a wedding. Got a lecture on ownership
1 I have been a {role} for {years} years and never before rehearsed a status update in the lift.
1 He schedules reviews at {time} and joins them from the gym.
1 She is kind in private and loud in front of the {team} team.
2 In the last calibration I was called *“not visible enough”*, by the person who presents my slides.
2 Two people left in {month}. Both were asked to write that it was for higher studies.
2 Skip-level said he knows and asked me to be patient till the reorg.
3 Is there any way to change teams without that manager’s no-objection?
3 What do you write down, and where do you keep it?
3 I am not looking for sympathy, only for a way to last till {month}.
R Keep a dated note of each incident in your own mail, facts only. You may never need it.
R@1,2,3 Internal move after one year needs no NOC in most places. Read the policy, not the rumour.
R Mirror everything on chat: “As discussed, I will…”. They calm down when there is a trail.
R Had one like this at {former}. I stayed for the brand and lost two years.
R A bad manager with a good skip-level is survivable. The other way round, run.
R Stop answering after nine. First week is drama, second week is silence.

== culture | office-culture, work-life-balance | company
T What no one tells you before joining {company} as a {role}
T {tenure} years at {company}, honest pros and cons
T Work-life balance at {company} depends on one thing: your project
T {tenure} years at {company} after {former}. A fair comparison
1 Good: learning, [tea that is actually tea|a library no one knows of], seniors who answer. Bad: approvals for everything.
1 The first {days} days are training and badminton. Enjoy them.
1 People are warm. Processes are from another century, getting an ID card took {days} days.
2 Hours are *{shift} on paper, more when it is busy*, and no one counts comp-offs.
2 Appraisals are on time, hikes between {increment} and nothing, promotions by tenure.
2 In {place} the culture is quite different from {place2}, ask which office before you say yes.
3 Ask me anything about {team} here, I will answer without names.
3 Would I join again? For two years, yes.
3 If you value sleep, ask for the roster before signing.
C Matches my experience in {place2}. The approvals part made me laugh and cry.
O What about the variable, do they pay it in full?
R Thanks for the balanced post. Most reviews are written in the notice period.
O Are they hiring laterals, or only through referrals?
O In our office the tea is terrible, you people are spoilt.
C True for {place2} too, word for word. Add the parking.
R Written the way I would tell a cousin. Good post.
O How is it for women on late shifts, is the cab escorted?

== canteen | office-canteen, office-humour | company
T The canteen at {company} has discovered that dal can be transparent
T Subsidised lunch at {company} is now {count} rupees more. A nation mourns
T Filter coffee machine removed from the {floor} floor without consultation
T Birthday cake count this {month}: {count}. Cake quality: unspeakable
1 The counter opens at one, the queue opens at half past twelve, the paneer closes at ten past.
1 A colleague from {team} keeps a [pickle jar|podi bottle] in his drawer. He has more friends than the CEO.
1 We have a feedback tablet with three smileys. *Only the green one works.*
2 {weekday} is biryani day and attendance proves it.
2 The vendor changed in {month} and so did my opinion of hostel food.
2 I have eaten so much curd rice that I am considered calm.
3 Post your canteen’s best and worst dish, let us build a map.
3 Who else carries a tiffin and still goes down for the gossip?
3 Petition for poha before nine. Sign below.
O Ours serves Maggi till midnight, retention solved.
C@1 The transparent dal is called soup on {weekday}s.
R?paneer The day the paneer lasts till two I will return.
O?transparent Our vendor found out about oil. Be grateful for transparent.
O We have a microwave and hope.
C In {place2} we had a chaat counter for one glorious month.
R?curd Curd rice is the real employee assistance programme.
R Tiffin from home, gossip from the canteen. The only stable system.
C?smileys I have pressed the green smiley ironically for a year.

== humour | office-humour, office-culture | desk
T Things said in our stand-up this week, collected with love
T “Let’s take it offline” and we were already offline
T My out-of-office reply reached a client’s out-of-office reply. They have been talking since {weekday}
T Dictionary of office English, part {count}
T Reply-all disaster at {time}, {people} people, one cat photo
1 “Quick call” means [forty minutes|that your evening is over]. “Small change” means new scope.
1 “Do the needful” was seen in the wild on {weekday}, in a mail of one line and {count} people in copy.
1 Someone said “low-hanging fruit” {count} times before lunch. I have switched to vegetables.
2 The intern asked what bandwidth means. *No one could answer without lying.*
2 Our scrum board has a column called “Done done”. There is now a “Done done done”.
2 The lead from {place2} thanked everybody individually and left the call twice.
3 Add yours, winner gets the good chair.
3 I am documenting this for future historians.
3 No names, only masterpieces.
R “Gentle reminder” is when the gentleness is already over.
R We have “circle back” bingo. I won by half past ten.
R My manager says “park it”. By {month} it was a full parking lot.
R “As per my last mail” is the slap of our generation.
R@5 The cats should be on the org chart.
R Ours ends each call with “let’s connect on this”. We are on it. We are connected.
`);
