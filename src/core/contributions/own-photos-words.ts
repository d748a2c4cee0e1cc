import { MOST_PHOTOS } from './own-photos';
import type { PhotosProblem } from './photos-form';
import type { FileProblem } from './sound-photo';
import { jobWords } from './words';

const GONE = 'This picture is no longer there. Please remove it and add it again.';
const NARROW = 'This picture is too small or too narrow to show anything.';

/** The texts of the form photos are given in. */
export const ownPhotosWords = {
  title: 'Add office photos',
  changeTitle: 'Edit your photos',
  description: 'Show what the place looks like on a Tuesday. Your name is never shown.',
  lead: 'Show what the place looks like on a Tuesday. Your name is never shown.',
  where: 'Where it is',
  which: 'Your photos',
  hint: 'JPEG, PNG or WebP, up to 5 MB each. Where, when and with what they were taken is removed.',
  warning:
    'A photo can tell who took it. Leave out people who can be recognised, screens, papers, badges, and the view from your own desk.',
  add: 'Choose pictures',
  camera: 'Take a picture',
  also: 'You can also drop or paste pictures anywhere on this page.',
  left: (count: number): string => (count === 1 ? '1 more possible' : `${count} more possible`),
  leftOut: (count: number): string =>
    count === 1 ? 'One found no more room.' : `${count} found no more room.`,
  item: (place: number): string => `Photo ${place}`,
  caption: 'What is on it',
  captionPrompt: 'such as The canteen at noon',
  album: 'Album',
  sending: (percent: number): string => `${percent}%`,
  progress: (name: string): string => `Sending ${name}`,
  remove: (place: number): string => `Remove photo ${place}`,
  cancel: (place: number): string => `Stop sending photo ${place}`,
  retry: 'Try again',
  looked: 'I looked at each one: nobody can be recognised, and no screen, paper or badge can be read.',
  send: 'Show these photos',
  removeText: 'All of these photos leave the page at once, and their files are deleted.',
  removed: 'Your photos are taken back.',
  files: {
    empty: 'This file is empty.',
    unreadable: 'This file cannot be read. Is it still where it was?',
    size: 'A picture can have up to 5 MB.',
    type: 'This is no picture we can take. Use JPEG, PNG or WebP.',
    gif: 'GIF pictures are not taken. Use JPEG, PNG or WebP.',
    heic: 'Your phone saved this as HEIC. Save or share it as JPEG and add that.',
    drawing: 'Drawings are not taken, only photos: JPEG, PNG or WebP.',
    pixels: 'A picture can have up to 30 megapixels.',
    narrow: NARROW,
  } satisfies Record<FileProblem, string>,
  offline: 'You are offline.',
  failed: 'This picture did not arrive.',
  problems: {
    refused: jobWords.problems.refused,
    required: jobWords.problems.required,
    unknown: jobWords.problems.unknown,
    long: 'This is too long.',
    contact: 'Please take addresses and phone numbers out; others could find you or be found.',
    abuse: 'Please say it without insults.',
    waiting: 'Some pictures are not there yet. Wait for them, try again, or remove them.',
    gone: GONE,
    narrow: NARROW,
    looked: 'Please look at each photo once more, for you and for your colleagues.',
  } satisfies Record<PhotosProblem, string>,
  chooseOne: 'Please choose at least one picture.',
  board: 'Photos so far',
  count: (count: number): string => `${count} of ${MOST_PHOTOS}`,
  boardNote: 'Rooms, desks, the canteen, the way in: what somebody wants to see before the first day.',
  promises: [
    'Every picture is drawn anew: the place, the time and the camera in the file are gone.',
    'They are kept under a name made for photos alone, with a month and no day.',
    'They stand among the others in no order, so nobody sees which are new.',
    'You can take them back whenever you like; their files go with them.',
  ],
  thanksText: (company: string): string => `Everybody can see them on the page of ${company} now.`,
  interview: 'Share your interview',
  view: 'See the photos',
  review: 'Rate your company',
  again: 'Add another company',
};
