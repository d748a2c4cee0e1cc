import { storiesFrom } from './story';

/** Posts that link to a video; the video's title depends on the theme. */
export const VIDEO_TITLES: Readonly<Record<string, readonly string[]>> = {
  'film-money': [
    '{lpa} in the new regime, line by line',
    'Salary slip explained for a {role}',
    'What {variable} variable really pays',
  ],
  'film-interview': [
    'Mock interview for a {role}, {years} years',
    'The last round: {count} questions that come back',
    'How I prepared in {weeks} weeks',
  ],
  'film-life': [
    'A day as a {role} in {place}',
    '{shift} hours on B-shift',
    'Working from {place2} for a {place} team',
  ],
};

export const VIDEO_STORIES = storiesFrom(`
== film-money | salary-talk, tax-and-investments, stocks-and-esops, pf-and-gratuity, first-salary
T Clearest explanation of {lpa} CTC against in hand I have seen
T {count} minutes on PF, and I finally know where my {amount} goes
T Watch this before you sign an offer with {variable} variable
T A CA from {place} takes a salary slip apart, gently
1 The part from minute {count} on should be shown in every induction.
1 No course to sell, no thumbnail with an open mouth.
1 The example is close to mine: {years} years, {place}, renting.
2 Skip the first minute, then take notes.
2 I have sent it to three cousins already.
R The slip part is gold, I found a wrong deduction in mine.
R The middle part is what HR never told us.
R Same for freelancers, anyone?
R He explains better than my payroll team.

== film-interview | interview-prep, software-engineering, data-and-ai, banking-life, product-people, freshers
T Good mock interview for a {role}: watch how she says “I don’t know”
T The panel’s side of the table. {count} honest minutes
T This channel got me through the last round at {company}
T Group discussion at a {place} campus, with comments by a recruiter
1 It is not scripted, you can hear the pressure cooker.
1 The long silence in the middle is the best lesson.
1 I practised the same answers with a cousin on {weekday} nights.
2 Pause after each question and answer aloud first.
2 If you know a better one for {years} years, add it below.
R “I don’t know, but I would begin here” should be on a mug.
R Practised with it, cleared on {weekday}. Thank you.
R Recruiter here, he is right about the first two minutes.
R Any such for non-tech roles?

== film-life | shop-floor, nurses-station, staff-room, supply-chain, remote-work, startup-life, working-in-kochi, working-in-kolkata
T A day as a {role}, filmed without music. It moved me
T Night train, {small} hours, warehouse at dawn: someone filmed my job
T For everyone who thinks a {role} sits and drinks tea
T My parents watched this and stopped asking what I do
1 Nothing happens in it and everything does.
1 They asked permission before every face, you can tell.
1@2 The foreman’s laugh in the middle is my whole childhood.
2 More of this, less of founders on treadmills.
2 Tell me which job should be filmed next.
R Film a bank branch on the last of the month, horror genre.
R The lunch break in it got me, and I sit in an office.
R Please do a lab technician.
R More of these, please. My nephew asked what I do and I showed him one.
`);
