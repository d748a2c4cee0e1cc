import { hourOf } from '../../src/server/services/feed/cut-to-hour';
import type { Row } from './insert-rows';

/** The posts behind "People are talking about" in the contracts' examples. */
const POSTS = [
  {
    id: 'Ta1orbitlyHybrid',
    company: 1005,
    title:
      'Hybrid policy changed. Four days in office from January, and team leads heard it on the call with us.',
    content:
      'Till last week it was two fixed days. My flat is 26 km away because I believed the old mail. Has anyone got an exception in writing?',
    up: 341,
    down: 9,
    hours: 7,
  },
  {
    id: 'Ta2palashLetters',
    company: 1004,
    title: 'Appraisal letters out. Nursing staff got 11%, which nobody on my floor expected.',
    content: 'Night allowance also moved from ₹250 to ₹400 a shift. Credit where it is due.',
    up: 268,
    down: 4,
    hours: 12,
  },
  {
    id: 'Ta3dhruvHiring00',
    company: 1006,
    title: 'Hiring 1.2k in Chennai: what are they offering diploma holders on the new line?',
    content: 'The notice at the gate says apprentices first. I would rather hear it from somebody inside.',
    up: 152,
    down: 5,
    hours: 15,
  },
  {
    id: 'Ta4lokalRumours0',
    company: 1009,
    title: 'Layoff rumours: two city teams had the same surprise meeting on one afternoon.',
    content: 'Nothing on mail so far. Please post what you know first hand, not forwards.',
    up: 121,
    down: 11,
    hours: 18,
  },
] as const;

export const talkedAboutRows = (aliasId: string, now: Date): Row<'posts'>[] =>
  POSTS.map(({ id, company, title, content, up, down, hours }) => ({
    id,
    face_id: aliasId,
    community_type: 'COMPANY',
    community_id: company,
    kind: 'TEXT',
    title,
    content,
    highlight_start: null,
    highlight_end: null,
    media: '[]',
    created_at: hourOf(new Date(now.getTime() - hours * 3_600_000)),
    up,
    down,
    comments: 0,
  }));
