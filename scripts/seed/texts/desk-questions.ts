import { storiesFrom } from './story';

/** Case questions of interviews for jobs at a desk; the replies are answers. */
export const DESK_QUESTIONS = storiesFrom(`
== q-choice | product-people, design-corner, interview-prep | Product Management; UX, Design & Architecture; Consulting
T Two stakeholders, one sprint, both “critical”. How do you choose? Asked at {other}
T The founder wants the button red by {weekday}. Research says no. What do you do?
T You may cut one feature of three, all half built. Which questions do you ask first?
1 It was the case round for a {role}, {count} minutes, no slides.
1 They interrupted me on purpose, I think.
R@1 Ask each what happens if it slips two weeks. Usually one of them shrugs.
R@1 By the date that cannot move. One of the two always can.
R@1 I wrote both on one page with what each costs the other, and let them sign it.
R@2 Test both for a day. The founder likes numbers more than colours.
R@2 Ask what he fears. It is rarely the button.
R@3 Who is waiting for it, who has been told, and what it costs to bring back later.
R@3 Cut the one whose owner cannot say who uses it.
R The interruption is the test. Finish the sentence, calmly, then answer.

== q-figures | accounts-and-audit, interview-prep | Finance & Accounting; Consulting; Legal & Regulatory
T How do you tell a director that the numbers on his slide are wrong?
T Asked at {other}: profit is up and cash is down. Explain it to a shopkeeper
T A manager wants a bill booked in last month. What do you say?
1 It was a round for a {role}, {count} minutes, no slides.
1 The panel had one person who only took notes.
R@1 Before the meeting, in private, with the corrected slide ready. He will thank you on stage.
R@1 Ask him where the number comes from. Often he finds it himself before you have to say it.
R@2 You sold more, on credit, and bought stock in cash. Draw two buckets.
R@2 Begin with the customer who has not paid yet. Everybody knows one.
R@3 No, with the rule and an offer: provision now, book when the paper comes.
R@3 Ask for the request on mail. It never comes.

== q-hire | hr-confessions, interview-prep | Human Resources
T Candidate holds an offer {hike} above your band. What do you do?
T Asked at {other}: two people want one promotion and both know it. Your move?
T How do you tell someone that the offer is withdrawn?
1 It was a case round for a {role}, {count} minutes, no slides.
1 They interrupted me on purpose, I think.
R@1 Sell the work and the manager, not the band. If it is only money, let them go and stay friends.
R@1 Offer the title review after six months in writing. Money is not the only thing in an offer.
R@1 Find out what the other place does not give. Then wait a day.
R@2 Tell both the criteria before, and the one who loses first, alone, on the same day.
R@2 Ask the manager to write two lines for each. The paper decides more calmly than the room.
R@3 By phone, at once, with a name they can call, and pay what the letter promised.
R@3 Never by mail at seven in the evening. I have been on the other end.

== q-budget | marketing-room, interview-prep | Marketing & Communication
T Budget cut by {hike} in {month}: what do you stop first?
T Asked at {other}: a post went wrong and the founder is asleep. Your first hour?
T How do you show that a campaign worked when sales say it did not?
1 It was a case round for a {role}, {count} minutes, no slides.
1 They wanted a number before I had a question.
R@1 Stop what no one would notice for a month. Then talk about people, last.
R@1 Everything that is a yearly habit. Habits are never on the list and cost the most.
R@2 Hide nothing, answer the first ten people by hand, wake the founder at seven with a text ready.
R@2 Take it down only if it hurts someone. Screenshots stay anyway.
R@3 Agree on the number before it starts. Afterwards everybody chooses the one he likes.
R@3 Switch it off in one city for two weeks. Silence convinces sales.
`);
