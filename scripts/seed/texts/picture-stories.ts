import { storiesFrom } from './story';

/** Posts with a picture; the scene selects the drawing, the description is its alt text. */
export const PICTURES: Readonly<
  Record<string, { readonly scene: 'open' | 'cafe' | 'terrace'; readonly alt: string }>
> = {
  'picture-canteen': { scene: 'cafe', alt: 'People at round tables in a canteen' },
  'picture-desk': { scene: 'open', alt: 'Rows of desks with screens and a plant in between' },
  'picture-terrace': { scene: 'terrace', alt: 'A terrace with plants, benches and the city behind' },
};

export const PICTURE_STORIES = storiesFrom(`
== picture-canteen | office-canteen, office-culture, office-humour | company
T The canteen on the {floor} floor at ten past one on {weekday}. Find the free chair
T {weekday} thali at {company}: {percent} rupees, refills allowed
T They painted the {company} canteen over the weekend. The sambar stayed the same
T New chaat counter at our {place} office, {month} is saved
1 Forks were replaced by sporks, a joint venture no one asked for.
1 The line in the back is for dosa, {count} minutes by my watch.
1 Picture taken before the buffet, for obvious reasons.
1 The table near the window is booked by {team} since {year}.
2 Rate it out of ten, be kind to the plants.
2 Now tell me what yours looks like.
R Seven, the plants are doing the heavy lifting.
R {percent} rupees! We pay double for half.
R That window table has seen more decisions than the board room.
R Sporks are a crime.

== picture-desk | office-culture, return-to-office, design-corner, office-humour | company
T My new desk at {company}, {place}. The plant came with a ticket number
T Hot-desking, {weekday}, half past nine. This is what is left
T Our {place2} floor after the move. {count} meeting rooms, all named after rivers
T Before the interns come, after the interns come: the {team} bay
1 The monitor is good, the chair belongs to another decade.
1 I counted {count} chargers and one that fits.
1 They took the partitions away, now we hear each other think.
2 Anybody else’s facilities team names the printers?
2 Small things, big mood today.
R The chair deserves a gratuity.
R Our rooms are named after mountains. No one has ever reached Everest on time.
R At least you have daylight, we have a painting of it.
R Plants with ticket numbers, that is enterprise gardening.

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
R I resigned from there in {month} and still miss that terrace.
R Security uncle for CEO.
R Bhajias in a laptop box is proper asset use.
R We have a terrace too. It is locked, for safety, of the lock.
`);
