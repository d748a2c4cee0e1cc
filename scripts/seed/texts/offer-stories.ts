import { storiesFrom } from './story';

/** Texts above two or three offers; the offers follow the pay rules. */
export const OFFER_STORIES = storiesFrom(`
== offers-choice | salary-talk, offers-and-counter-offers, switching-jobs
T {offers} offers, {notice}-day notice. Which one would you take?
T {offers} offers for a {role}. My father says bank, my heart says the other
T {years} years of experience, {offers} letters, one very quiet weekend
T Help a {role} choose: {place} with more cash or {place2} with sleep?
T The highest CTC of my {offers} offers has the longest commute
T Same role, {offers} letters, and each writes the money in another way
T My spreadsheet for {offers} offers has {count} columns and no answer
T {place}, {place2} or home? {years} years as a {role} and still asking strangers
T Is the brand worth {amount} a year less in hand?
T One fixed-heavy, one full of variable. {role} with {years} years, please be blunt
T {company} against the rest: joining date is the {date}
T Parents vote for {place2}, my knees vote for remote
T Negotiated since {month}, here is where it ended
T Joining by the {date}. {offers} offers and I change my mind every evening
1 {years} yrs, mostly in {dept}. The first wants {officedays} days in office, the others have not said.
1 I have rejected nothing yet and my notice ends on the {date}.
1 On paper they are within a lakh. *In hand they are not.*
1 My present pay is {lpa2}, no variable, and a manager I like.
1 {tenure} years at {company}, last hike was {increment}, so I went looking in {month}.
1 Started as a trainee in {dept}, today a {role}, first time that anybody competes for me.
1 The first one took {weeks} weeks and {small} panels, the other decided over one coffee.
1 I told each of them {lpa} as my expectation. *Only one came back with fixed.*
1 My present in hand pays the rent, an EMI and a weekend now and then.
1 {notice} days of notice at {company}, and they will not hear of {weeks} weeks.
2 Rent would be {rent} in one city and nothing in the other.
2 One of them has a clawback of twelve months on the joining bonus.
2 My partner works in {place}, so a move costs more than money.
2 I asked all of them for ten percent more on {weekday}. Silence is a kind of answer.
2 The office is {km} km away in one case and {small} stops in the other.
2 One letter says {days} days of leave, one says “as per policy”.
2 The first wants {hours} hours of overlap with a client abroad.
2 Insurance for parents costs {amount} in one and nothing in the other.
2 *A fifth is variable in one of them*, paid when the region meets its number.
2 My old manager from {former} works in one of these teams, and I liked her.
2 A bond of twelve months in the one that pays best, of course.
2 One panel was kind, one was quick, one asked about my marriage plans.
3 What would you check before saying yes?
3 Vote, and tell me why in one line.
3 Those in {dept} with {years} years or more, what would you weigh first?
3 Is the jump worth leaving a calm team in {place}?
3 Anything in these numbers that looks like a trick?
3 I must answer by {weekday}.
3 Would your answer change if the home loan were {rent} a month?
3 I lean to the second. Talk me out of it.
R Take the one where the manager spoke more about work than about culture.
R In hand is rent, everything else is a brochure. Second one.
R Variable above fifteen percent is a discount on your salary.
R Ask each for the last two years’ variable payout. You will see who smiles.
R The commute will eat the difference by the third month.
R I took the smaller one in {month}, sleep seven hours, no regrets.
R Negotiate with the one you want, using the one you don’t.
R Clawback means the bonus is a loan. Read it so.
R Bank for EMI, startup for stories.
`);
