import { storiesFrom } from './story';

/** Questions about pay, offers, rules and rights; the replies are answers. */
export const CAREER_QUESTIONS = storiesFrom(`
== q-hike | salary-talk, offers-and-counter-offers
T What hike should a {role} with {years} years ask for in {place}?
T Is {lpa} fair for a {role} in {place}, {years} years?
T Moving from {place2} to {place} for {hike} more: does it make sense?
1 Current CTC is {lpa2}, of which the fixed part is most.
1 {company} asked for my expectation and I don’t want to say a number first.
1 I have one offer from {other}, verbal so far.
R For that city and experience I see {lpa} to a bit more, mostly fixed. Ask for fixed and let them fight you on variable.
R Say a range whose lower end you would happily sign. They never offer the upper end.
R {hike} is standard for a switch, more if you bring something rare. I took a smaller jump for a better team and don’t regret it.
R Rent differs by {little} a month between the two cities, subtract that first.
R Ask them for the band. Half the recruiters tell you when asked directly.
R Verbal is air. Get the {other} offer on mail and then talk.
R With {years} years you are between two bands, so the title matters more than the number this time.

== q-notice | notice-period, switching-jobs
T Can {company} refuse my buyout of a {notice}-day notice?
T Do weekends count in a {notice}-day notice period?
T Can I take leave while serving {notice} days at {company}?
T What happens if I leave after {days} days instead of {notice}?
1 The appointment letter says “either side, {notice} days or salary in lieu”.
1 The new employer wants me by the {date}.
1 I am on probation till {month}, HR gives two different answers.
R If the letter says “or salary in lieu”, they can’t force you to sit. They may delay papers, so pay and take a receipt.
R Calendar days, unless your letter says working days.
R Leave in notice usually extends it by the same days. Sick leave with a certificate normally does not.
R They can mark you absconding, and that is what the next background check sees. Don’t walk out, negotiate.
R In probation the notice is often shorter, look at the annexure, not the main page.
R Send it as a question on mail and let silence work for you.

== q-papers | background-checks, resume-review, switching-jobs, freshers
T Will a {count}-month job I did not mention show up in the background check?
T {company} asks for my old payslips before any offer. Normal?
T Offer letter from {company} came from a different domain. Genuine?
T How many payslips does {other} want, and can I hide the numbers?
1 The job is in my PF passbook, though I left it within the month.
1 They also want a cancelled cheque and my bank statement.
1 The letter asks for a “refundable deposit” of {amount}.
R PF shows everything. Mention it in one line, no one minds a short stint, everybody minds a hidden one.
R Never pay for an offer. Any deposit is a fraud, report the number.
R Three payslips after the offer is normal, before the offer is fishing. Say you will share after.
R You can mask other lines of the bank statement, leave only the salary credits.
R Call the landline on the company’s own site and ask HR for the reference number of the letter.
R They check employment dates and role, rarely pay.

== q-pf | pf-and-gratuity, tax-and-investments
T How do I withdraw PF after {count} months without a job?
T Is gratuity due after 4 years and 9 months at {company}?
T Employer share of PF missing since {month}: who should I write to?
T Does PF on full basic beat {little} more in hand?
1 I worked in {place} and the office has moved since.
1 My KYC shows green for everything except the bank.
1 I am {years} years into work, no loan, renting.
R After two months of no job you can take all of it, one month for most. Get the bank KYC approved first.
R With a five-day week 4 years and 190-odd days has been accepted, with six days it is 240. Claim it in writing.
R Complaint on the grievance portal with your passbook. It is an offence to deduct and not deposit.
R Full basic if you will not touch it, that interest is tax-free up to a limit and you will not find it elsewhere.
R Ask for the challan number. Payroll gets very quick after that.
R I did the transfer instead of withdrawal. Five years’ continuity saved me the tax.

== q-rights | night-shifts, women-at-work, office-culture
T Can {company} ask me to work on {festival} without comp-off?
T Is my manager allowed to refuse sick leave for {small} days?
T Must {company} send a cab when the shift ends at {time}?
T They want me to sign a new policy with a {count}-month non-compete. Enforceable?
1 I am in {place}, on rolls, not on contract.
1 HR says “as per business needs”, which is all they ever say.
1 The circular is a photo of a print on a notice board.
R National holidays are fixed by state law, {festival} depends on the list your company filed. Ask for the list.
R They can ask for a certificate, they can’t make you work with fever.
R For women after eight in most states yes, with an escort. It is a licence condition, not a favour.
R After you leave, non-compete is practically dead here. During the job it holds.
R Shops and Establishments Act of your state, two pages, read it once, it changes every discussion.
R Put the question on mail with a date. Verbal refusals melt when written.

== q-growth | mentoring, promotions, certifications, mba-or-not
T After {years} years as a {role}, specialise or manage?
T Which certificate helps a {role} most in {place} right now?
T Is a weekend MBA worth {amount} for someone in {dept}?
T How do I find a mentor when everybody above me is busy?
1 I enjoy the work itself more than the meetings about it.
1 {company} reimburses half and locks me in for {count} months.
1 My manager says both are possible, which is not an answer.
R Try managing for one project with an agreed way back. I went back, gladly.
R The one your next job description names. Open ten, count, choose.
R Weekend MBA gave me friends, not a raise. Know which one you are paying for.
R Ask for thirty minutes on one concrete problem, then report back what you did. That is how a mentor happens.
R At {years} years specialising still pays more in {place}, unless people come to you anyway.
R Locked in for {count} months is fine if you planned to stay anyway.

== q-fresher | freshers, resume-review, internships, campus-placements, first-salary
T {lpa} in {place} as a fresher: can one live and save?
T Off-campus after {batch}: how do I get a first call?
T Internship at {inhand} a month converts or not, how to tell?
T Should I take support now or wait for development till {month}?
1 I am from {college}, with {small} backlogs cleared.
1 My batchmates have started posting their ID cards.
1 The company is small, {people} people, and the founder interviewed me himself.
R With a shared flat you live on half of that and save a bit. Not near the office, one metro change away.
R Referrals. Ask seniors two years ahead, they still remember.
R Ask the last three interns. Conversions are a habit of the place, not of the intern.
R Take support, build one small thing on weekends, move within a year. Waiting looks worse than working.
R Small place with a founder who interviews is how I learnt everything.
R Backlogs cleared are history after the first job, stop mentioning them.
`);
