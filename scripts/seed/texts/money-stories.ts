import { storiesFrom } from './story';

/** Appraisals, pay, tax, provident fund, stock. */
export const MONEY_STORIES = storiesFrom(`
== appraisal | appraisals, salary-talk, promotions | company
T Appraisal letters are out at {company}. Mine says {hike}
T Rated {rating} with a hike of {hike}. Is this normal at {company}?
T Appraisal season: {hike} for me, a pizza for the team
T My rating was changed in calibration after my manager had told me the number
1 I have been a {role} here for {tenure} years and this is the [second|third] cycle of “next time”.
1 Self-appraisal took me {hours} hours. The discussion took {count} minutes, with the camera off.
1 Inflation took its share before I opened the letter.
2 In hand goes up by *{little} a month after tax*, which is one tank of petrol a week.
2 The bell curve allowed one top rating for {people} people. It went to the person who joined in {month}.
2 The letter moves money from variable to fixed and calls the sum an increment.
3 What did others get this cycle? City and band are enough, no names.
3 Is it worth appealing, or is it wiser to start interviewing?
3 I would like one honest sentence on what a {rating} means.
R {hike} here too, {place}, same band. They used one number for the whole floor.
R Appeal in writing within the window. It rarely changes the rating but it does change the next one.
R Interview. The market pays for the same skills what the curve refuses.
R Check whether gratuity got added into the CTC. That alone was half my “hike”.
R I got {hike} at {former} with rating {rating}. So no, it is not normal.
R Calibration is where good managers are measured. Yours lost.

== in-hand | salary-talk, offers-and-counter-offers, first-salary
T {lpa} CTC and *{inhand} in hand*. Where did the rest go?
T First salary of {inhand} credited. Sent {rent} home and bought a pressure cooker
T Variable pay at {company}: {percent}% on paper, how much in life?
T The joining bonus comes with a clawback of {count} months, no one said it aloud
1 The offer letter counts employer’s PF, gratuity, insurance and [a “wellness benefit”|the cab] as salary.
1 I am a {role} with {years} years, {place}, new tax regime.
1 The recruiter kept saying CTC, I kept hearing bank balance.
2 Monthly it is *{inhand} after PF, tax and professional tax*, I had planned with far more.
2 Variable is paid in two halves, the second only if the company likes its own quarter.
2 Rent takes {rent}, the rest is groceries and hope.
3 Please check the fixed part, not the total, before you compare with me.
3 Is there a calculator that gets PF on the full basic right?
3 What do you ask HR so that they must answer in monthly rupees?
R Ask for the salary annexure before you say yes. If they refuse, that is your answer.
R Fixed minus both PF parts minus tax, divided by twelve. Ignore everything else.
R PF on the statutory minimum instead of full basic gave me {little} more a month.
R Congratulations on the cooker, that is the correct order of purchases.
R Variable at our place paid {percent}% last year. Treat it as a gift.
R Gratuity inside CTC should be illegal, you see it only after five years.

== provident-fund | pf-and-gratuity, tax-and-investments
T PF transfer from {former} rejected again, {count} attempts and counting
T {years} years, two companies, two UANs. How I merged them
T Gratuity after 4 years and {count} months: {former} says no
T Should I take PF on the full basic? My sums inside
1 The portal says the father’s name differs by one letter.
1 I left {former} in {month} and the passbook still has no exit date.
1 HR answers in paragraphs, the field officer in single words.
2 The amount is *{amount}*, not a fortune, but it is mine.
2 What worked in the end was the joint declaration form, scanned in colour, signed on every page.
2 On full basic I lose {little} in hand today and gain a lot at 58, if I don’t touch it.
3 Anyone from {place} who solved it at the regional office?
3 Please correct my arithmetic if you are a CA.
3 Writing it down so that the next person saves {weeks} weeks.
R Four years 240 days counts as five in several rulings, but you may have to argue.
R Go in person, before eleven, with two photocopies of everything. Mine took {count} minutes.
R Merge the UANs first, then transfer, never both on one day.
R Bless you for writing steps. Saved.
R Raise a grievance on the portal, it does wake them up within {days} days.

== tax | tax-and-investments, salary-talk
T New regime at {lpa}: is anyone still better off in the old one?
T HRA without landlord’s PAN: {company} rejected my proof
T {company} deducted the whole year’s tax in {month}
T Two Form 16s in one year and a demand of {amount}
1 I changed jobs in {month}, both employers gave me the full basic exemption.
1 Payroll closed the proof window on {weekday} at noon and the mail came at {time}.
1 My rent is {rent} in {place}, home loan none, 80C full through PF.
2 With these numbers the new regime saves me *{amount} over the year*.
2 This month’s credit is {inhand}. I checked twice, then I checked the bank.
2 The CA charged {count} hundred rupees and explained it on a napkin.
3 Did you get it back when filing, and how long did it take?
3 Not advice, only my case. Please add yours.
3 How do you all plan for January to March?
R You get it back as refund, mine came in {weeks} weeks.
R Give form 12B when you join mid-year, then no one doubles the exemption.
R New regime for anyone without a home loan and big rent, in my experience.
R Landlord’s PAN is needed above one lakh a year, otherwise only receipts.
R Napkin CA for finance minister.

== esop | stocks-and-esops, startup-life
T My ESOPs at {company} are worth {amount} or nothing, depending on who I ask
T Exercise window of {count} days after leaving. I learnt it on the last day
T RSUs vest in {month}, tax takes its part the same night
T {lpa} with ESOPs or {lpa2} all cash? A {role}’s dilemma
1 The grant letter has a number of options and no price anywhere.
1 They talk of a liquidity event [every {month}|in every town hall].
1 Cliff of one year, then quarterly, and the valuation is by a merchant banker none of us have met.
2 At exercise I owe tax on paper profit of *{amount}, in real money*.
2 Two seniors sold in the last buyback and repaid home loans. I joined after it.
2 Sell-to-cover took {percent}% of the shares before I saw them.
3 What would you count it as when comparing offers, half, tenth, zero?
3 Which questions should a {role} ask before signing?
3 Tell me your story, good or bad.
R Count ESOPs as a lottery ticket you paid for with salary.
R Ask: number of total shares, last strike price, exercise window, buyback history. Silence is also an answer.
R Mine paid for a flat. My friend’s paid for a lesson. Same year, two companies.
R RSUs of a listed company are salary. Options of an unlisted one are hope.
R Negotiate the window to five years, founders agree more often than you think.
`);
