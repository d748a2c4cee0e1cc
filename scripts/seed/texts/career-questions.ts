import { storiesFrom } from './story';

/** Questions about pay, offers, rules and rights; the replies are answers. */
export const CAREER_QUESTIONS = storiesFrom(`
== q-hike | salary-talk, offers-and-counter-offers
T What hike should a {role} with {years} years ask for in {place}?
T Is {lpa} fair for a {role} in {place}, {years} years?
T Moving from {place2} to {place} for {hike} more: does it make sense?
1 Current CTC is {lpa2}, of which the fixed part is most.
1@1,2 {other} asked for my expectation and I don’t want to say a number first.
1@1,3 I have one offer from {other}, verbal so far.
R@1,2 For that city and experience I see {lpa} to a bit more, mostly fixed. Ask for fixed and let them fight you on variable.
R@1 Say a range whose lower end you would happily sign. They never offer the upper end.
R@1 A quarter more is standard for a switch, more if you bring something rare. I took a smaller jump for a better team and don’t regret it.
R@3 Rent differs by {little} a month between the two cities, subtract that first.
R Ask them for the band. Half the recruiters tell you when asked directly.
R@1,3 Verbal is air. Get it on mail and then talk.
R@2 With {years} years you are between two bands, so the title matters more than the number this time.
R@2 Fair for a product company, low for a services one. Which of the two is it?
R@2 Check what the last two people who joined that team got. That number is the only honest one.
R@1 Ask a third above your fixed and be ready to explain it with one project.
R@3 It made sense for me because of the work. The money went into rent and flights home.

== q-notice | notice-period, switching-jobs | company
T Can {company} refuse my buyout of a {notice}-day notice?
T Do weekends count in a {notice}-day notice period?
T Can I take leave while serving {notice} days at {company}?
T What happens if I leave after {days} days instead of {notice}?
1 The appointment letter says “either side, {notice} days or salary in lieu”.
1 The new employer wants me by the {date}.
1 I am on probation till {month}, HR gives two different answers.
R@1,4 If the letter says “or salary in lieu”, they can’t force you to sit. They may delay papers, so pay and take a receipt.
R@2 Calendar days, unless your letter says working days.
R@3 Leave in notice usually extends it by the same days. Sick leave with a certificate normally does not.
R@4 They can mark you absconding, and that is what the next background check sees. Don’t walk out, negotiate.
R In probation the notice is often shorter, look at the annexure, not the main page.
R Send it as a question on mail and let silence work for you.
R@1 They can refuse if the letter says at their discretion. Ask your manager first, HR only writes down what he says.
R@1 Mine was refused twice and granted once the new company wrote to them.
R@2 They count. I marked all of them in the handover plan and no one objected.
R@2 Holidays count too, only unpaid leave is added at the end.
R@3 Two days were fine, for a week they moved my last day.
R@4 They recovered the missing days from my settlement and gave the letter two months later.

== q-papers | background-checks, resume-review, switching-jobs, freshers
T Will a [two|three|four]-month job I did not mention show up in the background check?
T {other} asks for my old payslips before any offer. Normal?
T Offer letter from {other} came from a different domain. Genuine?
T How many payslips does {other} want, and can I hide the numbers?
1@1 The job is in my PF passbook, though I left it within the month.
1@2 They also want a cancelled cheque and my bank statement.
1@3 The letter asks for a “refundable deposit” of {little}.
1@4 My joining is on the {date}.
1@2,3 It is the first offer in this search, so I do not want to spoil it.
R@1 PF shows everything. Mention it in one line, no one minds a short stint, everybody minds a hidden one.
R@3 Never pay for an offer. Any deposit is a fraud, report the number.
R@2,4 Three payslips after the offer is normal, before the offer is fishing. Say you will share after.
R@4 You can mask other lines of the bank statement, leave only the salary credits.
R@3 Call the landline on the company’s own site and ask HR for the reference number of the letter.
R@1 They check employment dates and role, rarely pay.
R@1 Yes, if PF was paid. If it was on a stipend, usually not.
R@2 It is common and still not required. I sent the offer letter instead and they accepted it.
R@2 Send them after the offer, with the employee number hidden.
R@3 Compare it with the domain on their careers page, and call before you resign.
R@4 Three for most, six if there was a bonus in between. Hide nothing on a payslip, it looks like forgery.

== q-pf | pf-and-gratuity, tax-and-investments
T How do I withdraw PF from {former} after {small} months without a job in between?
T Is gratuity due after 4 years and 9 months at {company}?
T Employer share of PF missing since {month}: who should I write to?
T Does PF on full basic beat {little} more in hand?
1@1,2 I worked in {place} and the office has moved since.
1@3 HR answers in paragraphs and payroll does not answer.
1@1 My KYC shows green for everything except the bank.
1@4 I am {years} years into work, no loan, renting.
R@1 After two months of no job you can take all of it, one month for most. Get the bank KYC approved first.
R@2 With a five-day week 4 years and 190-odd days has been accepted, with six days it is 240. Claim it in writing.
R@3 Complaint on the grievance portal with your passbook. It is an offence to deduct and not deposit.
R@4 Full basic if you will not touch it, that interest is tax-free up to a limit and you will not find it elsewhere.
R@3 Ask for the challan number. Payroll gets very quick after that.
R@1 I did the transfer instead of withdrawal. Five years’ continuity saved me the tax.
R@2 Four years and 240 days in the fifth counted for me. Payroll knew, I only had to ask.
R@2 Not if you count by the wall calendar. Ask for it in writing and quote the Act.
R@3 Write to payroll with the passbook page first. Mine was a wrong UAN and fixed in a week.
R@4 With a home loan ahead I took the cash. Without one I would take the PF.

== q-rights | women-at-work, office-culture | company
T Can {company} ask me to work on {festival} without comp-off?
T Is my manager allowed to refuse sick leave for {small} days?
T Must {company} send a cab when the shift ends at {time}?
T They want me to sign a new policy with a twelve-month non-compete. Enforceable?
1 I am in {place}, on rolls, not on contract.
1 HR says “as per business needs”, which is all they ever say.
1 The circular is a photo of a print on a notice board.
R@1 National holidays are fixed by state law, {festival} depends on the list your company filed. Ask for the list.
R@2 They can ask for a certificate, they can’t make you work with fever.
R@3 For women after eight in most states yes, with an escort. It is a licence condition, not a favour.
R@4 After you leave, non-compete is practically dead here. During the job it holds.
R Shops and Establishments Act of your state, two pages, read it once, it changes every discussion.
R Put the question on mail with a date. Verbal refusals melt when written.
R@1 We got the comp-off after one mail that quoted the holiday list.
R@1 Ask for double pay or another day, in writing, before the festival and not after.
R@2 Refuse, no. Ask for a certificate after the third day, yes.
R@2 I sent the prescription to HR with him in copy. It was approved within the hour.
R@3 Ours does, with a guard, and it is written in the transport policy.
R@3 Ask for the state’s notification on night work. HR has it, they only have to print it.
R@4 I signed it and joined a competitor. A letter came, and nothing after the letter.
R@4 Strike the clause out, sign the rest, send it back. They took mine.

== q-growth | mentoring, promotions, certifications, mba-or-not | company
T After {years} years as a {role}, specialise or manage?
T Which certificate helps a {role} most in {place} right now?
T Is a weekend MBA worth [₹4L|₹6L|₹8L] for a {role}?
T How do I find a mentor when everybody above me is busy?
1@1 I enjoy the work itself more than the meetings about it.
1@2,3 {company} reimburses half and locks me in for twelve months.
1@4 I have a list of five questions and no one to ask.
1@1 My manager says both are possible, which is not an answer.
R@1 Try managing for one project with an agreed way back. I went back, gladly.
R@2 The one your next job description names. Open ten, count, choose.
R@3 Weekend MBA gave me friends, not a raise. Know which one you are paying for.
R@4 Ask for thirty minutes on one concrete problem, then report back what you did. That is how a mentor happens.
R@1 At {years} years specialising still pays more in {place}, unless people come to you anyway.
R@2,3 Locked in for a year is fine if you planned to stay anyway.
R@2 The one your client asks for. The others only decorate the profile.
R@2 None of mine was ever asked about. The project I built while learning was.
R@3 It helped where the grade needs the degree. Ask HR whether yours does.
R@4 Ask someone two levels up in another team, they are rarely asked and like it.
R@4 Mine is a former manager. We talk once a month, and I bring one question.

== q-fresher | freshers, resume-review, internships, campus-placements, first-salary
T {lpa} in {place} in the first job: can one live and save?
T My brother’s batch of {batch} has no offers: how does one get a first call?
T Interns at {company}: who gets converted, and how to tell early?
T They offer me support now, development “later”. Take it?
1@1,4 I am from {college}, first in the family with an office job.
1@2 He is from {college}, with two backlogs cleared.
1@2 His batchmates have started posting their ID cards.
1@3 I was one myself last year, and still cannot say why it was me.
R@1 With a shared flat you live on half of that and save a bit. Not near the office, one metro change away.
R@2 Referrals. Ask seniors two years ahead, they still remember.
R@3 Ask the last three interns. Conversions are a habit of the place, not of the intern.
R@4 Take support, build one small thing on weekends, move within a year. Waiting looks worse than working.
R@3 Whoever writes down what they did each week. I have seen it four times.
R@2 Backlogs cleared are history after the first job, stop mentioning them.
R@1 With parents’ house yes, with rent only if you cook.
R@1 I saved a fifth on that in my first year. The second year was easier than the first.
R@2 Three applications a day with a note to a person, not to a portal. It took me four months.
R@3 Look whether they pay for your certificate and put you on a real ticket. Then it converts.
R@4 I took support. The tickets taught me the product, and the developers asked for me within a year.
R@4 Wait only if you have it on mail. A verbal development batch was cancelled twice here.
`);
