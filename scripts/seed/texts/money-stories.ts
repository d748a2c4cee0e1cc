import { storiesFrom } from './story';

/** Appraisals, pay, tax, provident fund, stock. */
export const MONEY_STORIES = storiesFrom(`
== appraisal | appraisals, salary-talk, promotions | company
T Appraisal letters are out at {company}. Mine says {increment}
T Rated {rating} with a hike of {increment}. Is this normal at {company}?
T Appraisal season: {increment} for me, a pizza for the team
T My rating was changed in calibration after my manager had told me the number
1@2,4 I have been a {role} here for {tenure} years and this is the [second|third] cycle of “next time”.
1 Self-appraisal took me {hours} hours. The discussion took {count} minutes, with the camera off.
1 Inflation took its share before I opened the letter.
2 In hand goes up by *{raise} a month after tax*.
2 The bell curve allowed one top rating for {people} people. It went to the person who joined in {month}.
2@1,2,3 The letter moves money from variable to fixed and calls the sum an increment.
3 What did others get this cycle? City and band are enough, no names.
3 Is it worth appealing, or is it wiser to start interviewing?
3@2,4 I would like one honest sentence on what a {rating} means.
C {increment} for me, in {place2}. They used one number for the whole floor.
R@2,4 Appeal in writing within the window. It rarely changes the rating but it does change the next one.
R@1,2,3 Interview. The market pays for the same skills what the curve refuses.
R@1,2,3 Check whether gratuity got added into the CTC. That alone was half my “hike”.
R@2 I got {increment} at {former} with rating {rating}. So no, it is not normal.
R@4 Rating changed, manager silent, raise the same. Same story here.
R@2,4 Calibration is where good managers are measured. Yours lost.

== in-hand | salary-talk, offers-and-counter-offers
T {lpa} CTC and *{inhand} in hand*. Where did the rest go?
T Variable pay at {company}: {variable} on paper, how much in life?
T The joining bonus comes with a clawback of twelve months, no one said it aloud
1 The offer letter counts employer’s PF, gratuity, insurance and [a “wellness benefit”|the cab] as salary.
1 I am a {role} with {years} years, {place}, new tax regime.
1@1,3 The recruiter kept saying CTC, I kept hearing bank balance.
2@2,3 Monthly it is *{inhand} after PF, tax and professional tax*, I had planned with far more.
2@2 Variable is paid in two halves, the second only if the company likes its own quarter.
2@1,3 Rent takes {rent}, the rest is groceries and hope.
3 Please check the fixed part, not the total, before you compare with me.
3@1 Is there a calculator that gets PF on the full basic right?
3 What do you ask HR so that they must answer in monthly rupees?
R Ask for the salary annexure before you say yes. If they refuse, that is your answer.
R Fixed minus both PF parts minus tax, divided by twelve. Ignore everything else.
R@1,3 PF on the statutory minimum instead of full basic gave me {little} more a month.
R@2 Variable at our place paid {percent}% last year. Treat it as a gift.
R@1,3 Gratuity inside CTC should be illegal, you see it only after five years.
R@3 Clawback means the bonus is a loan. Mine was pro-rata, check the annexure.

== first-pay | first-salary, freshers, salary-talk
T First salary of {inhand} credited. Sent {rent} home and bought a pressure cooker
T First payslip: {inhand}, and one deduction I had to look up
T First salary day. My mother asked whether it is monthly or yearly
1 Joined in {month}, so please do not ask about investments yet.
1 I looked at the message from the bank {small} times in the bus.
1 A PG with food takes a third of it, the rest is bus fare and hope.
2 My father said nothing, and then *told the whole lane*.
2 The whole {team} team wants a party and I have checked what a party costs.
2 I have kept the paper slip in my certificate file.
3 What did you do with your first one?
3 What should I set up before the second one comes?
3 One piece of advice each, please, short.
R@1 Congratulations on the cooker, that is the correct order of purchases.
R@2 That is professional tax. It never goes away.
R@3 Say yearly. Then they stop asking for a loan.
R Put a tenth away before you see it. Start now, not with the first hike.
R Mine went into my sister’s fees. Best money I ever spent.
R Party at the chaat counter, ten people, everybody happy.
R Nominee in the PF account, today. It takes four minutes.

== provident-fund | pf-and-gratuity, tax-and-investments
T PF transfer from {former} rejected again, {count} attempts and counting
T {former}, then {company}, and two UANs. How I merged them
T Gratuity after 4 years and {overten} months: {former} says no
T Should I take PF on the full basic? My sums inside
1@1,2 The portal says the father’s name differs by one letter.
1@1,3 I left {former} in {year} and the passbook still has no exit date.
1@4 Payroll gives me till the {date} to choose, once and for all.
1@1,2,3 HR answers in paragraphs, the field officer in single words.
2@1,3 The amount is *{amount}*, not a fortune, but it is mine.
2@2 What worked in the end was the joint declaration form, scanned in colour, signed on every page.
2@4 On full basic I lose {little} in hand today and gain a lot at 58, if I don’t touch it.
3@1,3 Anyone from {place} who solved it at the regional office?
3@4 Please correct my arithmetic if you are a CA.
3@2 Writing it down so that the next person saves {weeks} weeks.
R@3 Four years 240 days counts as five in several rulings, but you may have to argue.
R@1,3 Go in person, before eleven, with two photocopies of everything. Mine took {count} minutes.
R@1,2 Merge the UANs first, then transfer, never both on one day.
R@2 Bless you for writing steps. Saved.
R@4 With a home loan ahead I took the cash. The PF has to wait.
R@4 Full basic, if you will not touch it. I did, and forgot about it.
R@1,3 Raise a grievance on the portal, it does wake them up within {days} days.

== tax | tax-and-investments, salary-talk
T New regime at {lpa}: is anyone still better off in the old one?
T HRA without landlord’s PAN: {company} rejected my proof
T {company} deducted three months of tax in one go
T Two Form 16s in one year and a demand of {amount}
1@4 I changed jobs in {month}, both employers gave me the full basic exemption.
1@2,3 Payroll closed the proof window on {weekday} at noon and the mail came at {time}.
1@1 My rent is {rent} in {place}, home loan none, 80C full through PF.
2@1 With these numbers the new regime saves me *{amount} over the year*.
2@3 This month’s credit is {little}. I checked twice, then I checked the bank.
2@1,2,4 The CA charged ₹{percent}0 and explained it on a napkin.
3@3 Did you get it back when filing, and how long did it take?
3 Not advice, only my case. Please add yours.
3@1,2 How do you all plan for January to March?
R@3 You get it back as refund, mine came in {weeks} weeks.
R@4 Give form 12B when you join mid-year, then no one doubles the exemption.
R@1 New regime for anyone without a home loan and big rent, in my experience.
R@2 Landlord’s PAN is needed above one lakh a year, otherwise only receipts.
R@1 I ran both at that pay. The difference was a dinner.
R@2 Ask him once, in writing. Mine gave the PAN with tea.
R@3 They do it when the proofs are missing. Submit again in January, they forget.
R@4 Answer the demand online, it closes when the second Form 16 is in.
R@1,4 Pay a CA once and copy what he did for the next ten years.

== esop | stocks-and-esops, startup-life | desk
T My ESOPs at {company} are worth {amount} or nothing, depending on who I ask
T Exercise window of {notice} days after leaving. I learnt it on the last day
T RSUs vest in {month}, tax takes its part the same night
T {lpa} with ESOPs or {lpa2} all cash? A {role}’s dilemma
1@1,2,4 The grant letter has a number of options and no price anywhere.
1@1,2 They talk of a liquidity event [every {month}|in every town hall].
1@1,4 Cliff of one year, then quarterly, and the valuation is by a merchant banker none of us have met.
1@3 It shows up as salary, so the slab takes a third before I have seen it.
2@1,2 At exercise I owe tax on paper profit of *{amount}, in real money*.
2@1,4 Two seniors sold in the last buyback and repaid home loans. I joined after it.
2@3 Sell-to-cover took a third of the shares before I saw them.
3@1,4 What would you count it as when comparing offers, half, tenth, zero?
3@4 Which questions should a {role} ask before signing?
3 Tell me your story, good or bad.
R@1,2,4 Count ESOPs as a lottery ticket you paid for with salary.
R@1,4 Ask: number of total shares, last strike price, exercise window, buyback history. Silence is also an answer.
R Mine paid for a flat. My friend’s paid for a lesson. Same year, two companies.
R RSUs of a listed company are salary. Options of an unlisted one are hope.
R@2 Negotiate the window to five years, founders agree more often than you think.
`);
