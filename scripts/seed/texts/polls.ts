/** Polls: topics, whether it suits a company, the question, and the options with their usual weights. */
export interface PollText {
  readonly topics: readonly string[];
  readonly aboutCompany: boolean;
  readonly question: string;
  readonly options: readonly (readonly [text: string, weight: number])[];
}

/**
 * One poll per line: topics | question | option weight / option weight. A `*` before the question suits
 * companies.
 */
const pollsFrom = (text: string): readonly PollText[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [topics = '', question = '', options = ''] = line.split('|').map((field) => field.trim());
      return {
        topics: topics.split(',').map((topic) => topic.trim()),
        aboutCompany: question.startsWith('*'),
        question: question.replace(/^\*\s*/, ''),
        options: options.split('/').map((option) => {
          const [, text = '', weight = '1'] = /^(.*\S)\s+(\d+)$/.exec(option.trim()) ?? [];
          return [text, Number(weight)] as const;
        }),
      };
    });

export const POLLS = pollsFrom(`
appraisals, salary-talk | *What did you get in this cycle at {company}? | Nothing 14 / Up to 5% 26 / 6–10% 38 / More than 10% 22
appraisals | How do you feel about your last appraisal as a {role}? | Fair 24 / Could be better 41 / Robbed 28 / Still waiting 7
return-to-office | *How many days in office does your team really do, {month} edition? | None 12 / 1–2 26 / 3 34 / 4–5 28
return-to-office | If {company} gave you one fixed remote day, which one? | Monday 22 / Wednesday 17 / Friday 49 / Any, just one 12
commute, working-in-bengaluru | Your worst hour on the road in {place}? | Before nine 21 / Nine to eleven 33 / Six to eight 41 / I walk 5
commute, working-in-mumbai | How do you get to {company} in the rains? | Train 44 / Bus 16 / Cab 22 / I don’t 18
working-in-pune, working-in-hyderabad | What share of your in-hand goes into rent in {place}? | Under a fifth 23 / A fifth to a third 44 / More than a third 27 / I own 6
notice-period | Longest notice you would accept for {hike} more? | 30 days 31 / 60 days 38 / 90 days 27 / More 4
notice-period, switching-jobs | Notice of {notice} days, offer in {weeks} weeks. You… | Buy out 34 / Negotiate 47 / Sit it out 15 / Drop the offer 4
switching-jobs | How long did you stay in your last job? | Under a year 17 / 1–2 years 36 / 3–5 years 33 / Longer 14
switching-jobs, salary-talk | Smallest hike you would change from {company} for? | 10% 6 / 20% 27 / 30% 41 / 50% or stay 26
offers-and-counter-offers | Took a counter-offer. A year later… | Still happy 21 / Left anyway 48 / Was let go 9 / Never took one 22
salary-talk | Do your colleagues in {team} know your salary? | Yes, all 7 / One or two 44 / No one 49
first-salary, freshers | First salary went to… | Parents 46 / Phone 19 / Rent 24 / I don’t remember 11
freshers, campus-placements | Batch of {batch}: has your joining date come? | Yes, joined 43 / Date, not joined 21 / Offer, no date 28 / No offer 8
bonds-and-training, freshers | Would you sign a two-year bond for {lpa}? | Yes 28 / Only under 1 year 37 / Never 35
tax-and-investments | Regime for this year at about {lpa}? | New 58 / Old 19 / My CA decides 14 / There are two? 9
pf-and-gratuity | Voluntary PF above the statutory part? | Yes 29 / No, I invest myself 48 / What is it 23
stocks-and-esops, startup-life | What are ESOPs worth in an offer of {lpa}? | Full value 8 / Half 24 / A lottery ticket 56 / Depends on founder 12
work-life-balance | *Latest you answered a work chat this week at {company}? | Before eight 33 / Ten 34 / Midnight 21 / Later 12
mental-health-at-work | Last full week off, phone off too? | This quarter 18 / This year 33 / Before {month} 27 / Never 22
bad-bosses | Would you apply where your manager from {year} works? | Gladly 37 / If pay is good 28 / Never 35
office-canteen, office-humour | *Best thing in the canteen at {company}? | Chai 37 / Poha 24 / Biryani day 29 / The exit 10
office-humour | “Quick call” at {time} lasts… | Ten minutes 6 / Thirty 38 / Till my battery ends 56
office-culture | *Would you send a good friend to {company} as a {role}? | Yes 41 / For two years 33 / No 26
night-shifts | Fair night allowance in {place}? | ₹200 9 / ₹400 31 / ₹600 38 / Nights should not exist 22
women-at-work | Does your office in {place} have a crèche that works? | Yes 16 / On paper 37 / No 47
new-parents | Fathers: leave you took at {company} | None 19 / A week 44 / Two weeks 26 / More 11
promotions | What decides promotions in {team}? | Work 24 / Visibility 46 / Tenure 21 / Luck 9
mba-or-not | Would you do an MBA again for {amount}? | Yes 36 / Only top ones 42 / No 22
certifications | Who paid for your last certificate? | Company 39 / I did 44 / No one, it was free 17
interview-prep | Rounds after which you lose interest in {company}? | Three 28 / Four 37 / Five 24 / I enjoy them 11
software-engineering, testing-and-qa | *Review time for a small change in {team}? | An hour 14 / A day 43 / Three days 29 / What review 14
cloud-and-devops, software-engineering | On-call at {company} is paid by… | Money 27 / Time off 31 / Experience 42
data-and-ai | Your {month} with AI tools as a {role}: work got… | Faster 47 / The same 27 / More to correct 26
banking-life | Branch closing time in {month}, honestly? | By six 12 / By seven 34 / By eight 36 / Later 18
sales-floor | Which day decides your month in {place}? | First week 8 / The middle 13 / Last three days 79
shop-floor | Overtime at {company} is paid… | Double 38 / Single 29 / As leave 22 / Never 11
nurses-station | Patients to one nurse at night in {place}? | Up to six 11 / 7–10 34 / 11–15 38 / More 17
staff-room | Share of your {month} that went into portal entries? | A tenth 18 / A quarter 41 / Half 33 / All of it 8
hr-confessions | Candidates who ghosted after accepting in {month}? | None 13 / One in ten 39 / One in five 34 / More 14
marketing-room | Approvals your last post for {company} needed? | One 17 / Two or three 46 / Four and more 37
accounts-and-audit | Month close at {company} takes… | Three days 21 / A week 44 / Till the next one 35
onsite-and-visas | Onsite promised in {year}. Today you are… | There 19 / Packing 12 / Still in {place2} 69
moving-back-to-india | What brought you back to {place}? | Parents 47 / Visa 21 / Job 17 / Food 15
layoffs-and-recovery | Months of expenses saved, {month} check | Less than one 24 / 1–3 37 / 4–6 24 / More 15
career-breaks | Longest gap on your résumé since {year}? | None 41 / Under 6 months 31 / About a year 17 / Longer 11
startup-life | People at your startup when you joined in {year}? | Under 10 14 / 10–50 38 / 51–200 31 / More 17
product-people, design-corner | Who writes the final copy at {company}? | Writer 18 / Designer 27 / PM 38 / The lawyer 17
supply-chain | Biggest delay in {month}? | Port 22 / Truck 33 / Paper 45
loans-and-emis | EMIs as a share of in-hand at {lpa}? | None 29 / Up to a third 41 / Up to half 21 / More 9
public-speaking | Before speaking to {people} people you… | Rehearse 43 / Panic 34 / Pray 16 / Enjoy it 7
government-jobs | Would you leave {company} for a government post at {amount} less? | At once 33 / For my town 31 / No 36
remote-for-foreign-firms, remote-work | Dollar contract or {lpa} on rolls? | Contract 44 / Rolls 41 / Both, quietly 15
working-in-chennai, working-in-delhi-ncr, working-in-kolkata, working-in-kochi | What would make you move out of {place}? | Pay 39 / Air and roads 28 / Family 24 / Nothing 9
`);
