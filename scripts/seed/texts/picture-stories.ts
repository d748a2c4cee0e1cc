import { storiesFrom } from './story';

/** Posts with a picture; the scene selects the drawing, the description is its alt text. */
export const PICTURES: Readonly<Record<string, { readonly scene: string; readonly alt: string }>> = {
  'picture-canteen': { scene: 'cafe', alt: 'People at round tables in a canteen' },
  'picture-desk': { scene: 'open', alt: 'Rows of desks with screens and a plant in between' },
  'picture-games': { scene: 'games', alt: 'Colleagues at a table tennis table' },
  'picture-induction': { scene: 'training', alt: 'A training room with a presenter and rows of seats' },
  'picture-line': { scene: 'factory', alt: 'A factory hall with machines and people in helmets' },
  'picture-counter': { scene: 'store', alt: 'A shop with shelves and a counter' },
  'picture-branch': { scene: 'branch', alt: 'The counters of a bank branch' },
  'picture-ward': { scene: 'ward', alt: 'A hospital ward with beds and a nurse' },
  'picture-dispatch': { scene: 'warehouse', alt: 'A warehouse with high shelves and boxes' },
  'picture-terrace': { scene: 'terrace', alt: 'A terrace with plants, benches and the city behind' },
};

export const PICTURE_STORIES = storiesFrom(`
== picture-canteen | office-canteen, office-culture, office-humour | company
T The canteen on the {floor} floor at ten past one on {weekday}. Find the free chair
T {weekday} thali at {company}: ₹{percent}, refills allowed
T They painted the {company} canteen over the weekend. The sambar stayed the same
T New chaat counter at our {place} office, {month} is saved
1 Forks were replaced by sporks, a joint venture no one asked for.
1 The line in the back is for dosa, {count} minutes by my watch.
1 Picture taken before the buffet, for obvious reasons.
1 The table near the window is booked by {team} since {year}.
2 Rate it out of ten, be kind to the plants.
2 Now tell me what yours looks like.
R?ten Seven, the plants are doing the heavy lifting.
O@2 We pay double for half.
R My canteen has the same queue and a worse floor.
C I can see my own queue in this picture.
R?window That window table has seen more decisions than the board room.
R?sporks Sporks are a crime.

== picture-desk | office-culture, return-to-office, design-corner, office-humour | company | desk
T My new desk at {company}, {place}. The plant came with a ticket number
T Hot-desking, {weekday}, half past nine. This is what is left
T Our {place} floor after the move. {count} meeting rooms, all named after rivers
T Before the interns come, after the interns come: the {team} bay
1 The monitor is good, the chair belongs to another decade.
1 I counted {count} chargers and one that fits.
1 They took the partitions away, now we hear each other think.
2 Anybody else’s facilities team names the printers?
2 Small things, big mood today.
R@1 The chair deserves a gratuity.
O Our rooms are named after mountains. No one has ever reached Everest on time.
O At least you have daylight, we have a painting of it.
R@1 Plants with ticket numbers, that is enterprise gardening.
R@2 Come at eight, leave at five, sit by the window. You are welcome.
R@3 A river that is always double-booked.
R@4 You can tell which one was before.

== picture-terrace | work-life-balance, office-culture, working-in-pune, working-in-bengaluru, working-in-chennai, working-in-mumbai | company
T Terrace at {company}, quarter to seven. The mails can wait
T First rain of {month} from the {floor} floor in {place}
T {place} sunset after a {longday}-hour day. We stood there and said nothing
T Kite day on the office terrace. {team} lost, gracefully
1 Someone brought bhajias in a laptop box.
1 The security uncle knows each bird by name.
1 {count} of us, one umbrella, no agenda.
2 This is the part no offer letter mentions.
2 Post your office’s best corner.
R One minute of this and I forgive the whole {weekday}.
O I used to work next door and still miss that sky.
R?uncle Security uncle for CEO.
R?bhajias Bhajias in a laptop box is proper asset use.
O We have a terrace too. It is locked, for safety, of the lock.

== picture-games | office-culture, work-life-balance, office-humour | company
T Table tennis final at {company}: {team} against everyone
T The only meeting this {weekday} that started on time
T One table, {people} people, a booking sheet with rules
1 The umpire is from finance, so every point was audited.
1 Someone’s chappal is still under the table.
2 Best rally of the year ended in the plant.
2 What do you play at yours?
R We have carrom and two sets of rules, both official.
R The plant deserves a helmet.
O Ours was removed to make room for desks.
C I lost to the security uncle, and I am proud of it.

== picture-induction | freshers, bonds-and-training, office-culture | company
T Induction week at {company}, row three, learning the attendance app
T New batch in the training room. The projector joined on day two
T {weekday} session on communication, {count} slides, no questions
1 The trainer knows all names already, I know two.
1 Everyone writes, no one knows what.
2 Welcome to all who joined this {month}.
2 One tip for the first week, please.
R Write down who fixes laptops. That person runs the company.
R Eat with another table each day, for a week.
R Ask the stupid question now, in six months it costs more.
R I still have my notebook from that room. It has one page.

== picture-line | shop-floor, office-culture | company | Production, Manufacturing & Engineering
T The line after the upgrade. It is quieter, the supervisor is not
T Zero rejections on B-shift. Proof attached
T Safety day at {company}: helmets on, sweets after
1 The board behind says {people} days without an accident. We clap each morning.
1 Murugan-anna still listens to it with a screwdriver.
2 Credit to the night crew, who are asleep now.
2 How does yours look?
R That floor is cleaner than my kitchen.
R Night crew never gets the picture. Well done to them.
R Keep the screwdriver, sensors retire earlier.

== picture-counter | sales-floor, office-culture | company | Merchandising & Retail
T Before opening, {weekday}: the only quiet ten minutes
T New planogram is up. Customers will need a week, so will we
T Festival stock is in. The store room has disappeared
1 My feet know each tile of this picture.
1 The manager folded the last shelf himself.
2 Wish us a kind weekend.
2 How many at your counter on a Sunday?
R Three, and one of them is the trolley.
R Ten quiet minutes are our yoga.
R Good luck. Keep water under the counter.

== picture-branch | banking-life, office-culture | company | BFSI, Investments & Trading
T First day of pension week at our branch in {place}
T New counters, old queue. Our branch in {place} since {weekday}
T The printer works today. We took a picture
1 The uncle in front has come since before I was born, and says so.
1 Token {people} left for tea and lost his turn.
2 Be kind to your branch this week.
2 Post yours, with the plant.
R A working passbook printer should be on the balance sheet.
R Pension week: bring biscuits, people wait and talk.
R Same counter, same uncle, different branch.

== picture-ward | nurses-station, office-culture | company | Healthcare & Life Sciences
T Seven in the morning, handover done, everyone stable
T Ward after the repainting. The beds did not know where to go
T Marigolds from a patient’s family, {count} of them
1 No faces, as always, only the light.
1 The night was long and then it was not.
2 Tea now, then home.
2 For all who are just beginning their shift.
R Slept better after reading this. Thank you for nights like that.
R The light at seven is the same in every ward.
R Respect, from a family that was there last year.

== picture-dispatch | supply-chain, office-culture | company | Procurement & Supply Chain
T Last truck of {month}, loaded before ten
T We labelled everything. Even the labels
T Inventory count: {people} boxes, one surprise
1 The surprise was a chair that three teams are missing.
1 The scanner has a name here. It answers to it.
2 Now we wait for the rain to ruin the plan.
2 Show me yours, before and after.
R Before: no. After: also no, but with labels.
R A named scanner works better, I can prove it.
R That chair has an owner and a file.
`);
