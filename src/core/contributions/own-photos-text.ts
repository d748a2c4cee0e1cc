import { MAX_PHOTOS } from './own-photos';
import type { FileProblem } from './photo-problems';
import type { PhotosProblem } from './photos-form';
import { jobText } from './text';

const GONE = 'This photo is no longer available. Please remove it and add it again.';
const NARROW = 'This photo is too small or too narrow.';

export const ownPhotosText = {
  title: 'Add office photos',
  changeTitle: 'Edit your photos',
  description: 'Show what the office looks like on a normal day. Your name never appears.',
  lead: 'Show what the office looks like on a normal day. Your name never appears.',
  which: 'Your photos',
  hint: 'JPEG, PNG or WebP, up to 5 MB each. We strip location, time and camera details.',
  warning:
    'A photo can reveal who took it. Leave out people who can be recognised, screens, papers, badges and the view from your own desk.',
  add: 'Choose photos',
  camera: 'Take a photo',
  also: 'You can also drop or paste photos anywhere on this page.',
  left: (count: number): string => `You can add ${count} more`,
  leftOut: (count: number): string =>
    count === 1 ? '1 photo wasn’t added (limit reached).' : `${count} photos weren’t added (limit reached).`,
  item: (place: number): string => `Photo ${place}`,
  caption: 'Caption',
  captionPrompt: 'e.g. The canteen at noon',
  album: 'Album',
  sending: (percent: number): string => `${percent}%`,
  progress: (name: string): string => `Uploading ${name}`,
  remove: (place: number): string => `Remove photo ${place}`,
  cancel: (place: number): string => `Cancel upload of photo ${place}`,
  retry: 'Try again',
  looked: 'I checked every photo: no one can be recognised, and no screen, paper or badge can be read.',
  send: 'Upload photos',
  removeText: 'All these photos are removed from the page right away, and their files are deleted.',
  removed: 'Photos deleted.',
  files: {
    empty: 'This file is empty.',
    unreadable: 'We can’t read this file. Was it moved or deleted?',
    size: 'This photo is too large. The limit is 5 MB.',
    type: 'This file type isn’t supported. Use JPEG, PNG or WebP.',
    gif: 'GIFs aren’t supported. Use JPEG, PNG or WebP.',
    heic: 'Your phone saved this as HEIC. Save or share it as JPEG, then add it.',
    drawing: 'Drawings aren’t supported. Use photos in JPEG, PNG or WebP.',
    pixels: 'This photo is too large. The limit is 30 megapixels.',
    narrow: NARROW,
  } satisfies Record<FileProblem, string>,
  offline: 'You’re offline.',
  failed: 'Upload failed.',
  problems: {
    refused: jobText.problems.refused,
    required: jobText.problems.required,
    unknown: jobText.problems.unknown,
    long: 'This is too long.',
    contact: 'Please remove email addresses and phone numbers. They could identify you or someone else.',
    abuse: 'Please rewrite this without insults.',
    waiting: 'Some photos aren’t uploaded yet. Wait, try again, or remove them.',
    gone: GONE,
    narrow: NARROW,
    looked: 'Please check each photo once more, to protect yourself and your colleagues.',
  } satisfies Record<PhotosProblem, string>,
  chooseOne: 'Please choose at least one photo.',
  board: 'Photos so far',
  count: (count: number): string => `${count} of ${MAX_PHOTOS}`,
  boardNote: 'Rooms, desks, the canteen, the entrance: what people want to see before their first day.',
  promises: [
    'We strip location, time and camera details from every photo.',
    'Photos are stored under an ID used only for photos, with the month but not the day.',
    'They appear in random order among the photos of members, so their place does not tell which are new.',
    'You can delete them any time. Their files are deleted too.',
  ],
  thanksText: (company: string, waiting?: boolean): string =>
    waiting
      ? `A moderator will check your photos before they appear on the ${company} page. Until then, only you can see them.`
      : `Your photos are now on the ${company} page.`,
  interview: 'Share your interview',
  view: 'View photos',
  shareTitle: (company: string): string => `Photos of ${company}`,
  review: 'Rate your company',
  again: 'Add another company',
};
