import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGED_WITHIN_HOURS, RESOLVED_WITHIN_DAYS } from '../moderation/promises';
import { REPORTS_TO_HOLD } from '../moderation/rules';
import { RULES } from '../moderation/rules-text';
import { screenAt } from '../shell/screen-at';
import { SCREENS } from '../shell/screens';
import { aboutText } from './about-text';
import { blogText } from './blog-text';
import { creditsText } from './credits-text';
import { faqText } from './faq-text';
import { grievancesText } from './grievances-text';
import { guidelinesText } from './guidelines-text';
import {
  type Block,
  type Command,
  isClaims,
  isCommand,
  isFacts,
  isList,
  LEGAL_PAGES,
  type LegalInline,
  type LegalPage,
  type LegalText,
  type Link,
  linkPath,
} from './legal-text';
import { privacyText } from './privacy-text';
import { summonsText } from './summons-text';
import { teamText } from './team-text';
import { termsOfUseText } from './terms-of-use-text';
import { termsText } from './terms-text';
import { trustText } from './trust-text';

const TEXTS: Readonly<Record<LegalPage, LegalText>> = {
  terms: termsText,
  'terms-of-use': termsOfUseText,
  privacy: privacyText,
  guidelines: guidelinesText,
  grievances: grievancesText,
  summons: summonsText,
  faq: faqText,
  trust: trustText,
  about: aboutText,
  team: teamText,
  blog: blogText,
  credits: creditsText,
};

const wordsOf = (block: Block): readonly LegalInline[] => {
  if (isList(block)) return block.list;
  if (isClaims(block)) return block.claims.map(({ check }) => check);
  return isFacts(block) ? block.facts.map(([, text]) => text) : [block];
};
const runsOf = (text: LegalText): readonly (string | Link | Command)[] =>
  text.parts.flatMap(({ blocks }) => blocks.flatMap(wordsOf)).flat();
const linksOf = (text: LegalText): readonly Link[] =>
  runsOf(text).flatMap((run) => (typeof run === 'string' || isCommand(run) ? [] : run));
const message = (text: LegalText): string =>
  [
    text.lead,
    ...runsOf(text).map((run) => (typeof run === 'string' ? run : isCommand(run) ? run.command : run.says)),
  ].join(' ');

describe.each(LEGAL_PAGES)('[R-149] the legal text of %s', (page) => {
  const text = TEXTS[page];

  it('a legal text has a date and parts with unique ids', () => {
    expect(text.dated.getTime()).toBeGreaterThan(Date.UTC(2026, 10, 1));
    const ids = text.parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+$/);
  });

  it('a legal text links only to existing pages and existing parts', () => {
    for (const link of linksOf(text)) {
      expect(screenAt(SCREENS[link.to]).kind, linkPath(link)).toBe('screen');
      if (link.part === undefined) continue;
      const there = LEGAL_PAGES.find((item) => item === link.to);
      expect(there && TEXTS[there].parts.map(({ id }) => id), linkPath(link)).toContain(link.part);
    }
  });
});

describe('[R-149] the promises of the legal texts', () => {
  it('[R-143] the guidelines name every moderation rule in its own wording and the number of reports that hides content', () => {
    for (const [id, rule] of Object.entries(RULES)) {
      if (id !== 'K1') expect(message(guidelinesText)).toContain(rule);
    }
    expect(message(guidelinesText)).toContain(`${REPORTS_TO_HOLD} different readers`);
  });

  it('[R-747] the guidelines have the part that failure messages link to', () =>
    expect(guidelinesText.parts.map(({ id }) => id)).toContain('qualification'));

  it('[R-141] the grievance text states the acknowledgement hours and the resolution days', () => {
    const terms = JSON.stringify(grievancesText);
    expect(terms).toContain(`Within ${ACKNOWLEDGED_WITHIN_HOURS} hours`);
    expect(terms).toContain(`Within ${RESOLVED_WITHIN_DAYS} days`);
  });
});
