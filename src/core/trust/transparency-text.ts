import { grouped } from '../shared/numbers';

export const transparencyText = {
  title: 'Transparency report',
  description: 'What we published, hid and restored, counted from a public log that anyone can check.',
  lead: 'Everything here is counted from a public log. We can add to it, but we can’t change or remove entries without anyone noticing.',
  entries: (size: number) => `${grouped(size)} ${size === 1 ? 'entry' : 'entries'} in the log`,
  empty: { title: 'The log is empty', text: 'Entries will show up here an hour after the first post.' },
  kind: 'What happened',
  type: 'Content',
  count: 'How often',
  decisions: 'Decisions by rule',
  rule: 'Rule',
  verdict: 'Decision',
  appealed: 'after an appeal',
  source: 'What needed a decision',
  sources: { REPORT: 'A report by readers', APPEAL: 'An appeal', FLAG: 'A company’s request' },
  waitLimit:
    'Counted from the first report to the decision. Appeals are counted by the week, so that no one can tell on which day an author was active. What our filters held back before anyone saw it isn’t in the log.',
  kinds: {
    accepted: 'Published',
    changed: 'Edited',
    hidden: 'Hidden',
    restored: 'Shown again',
    deleted: 'Deleted by its author',
    appeal: 'Appealed',
    decision: 'Decided by a moderator',
    flag: 'A company’s request, or the answer to it',
    'salary-release': 'Salary figures released',
    'award-edition': 'Awards given',
    rule: 'Rule changed',
  },
  types: { POST: 'Post', COMMENT: 'Comment', REVIEW: 'Review', INTERVIEW: 'Interview', none: 'Whole site' },
  release: {
    title: 'Salary figures',
    text: (month: string) =>
      `Every salary figure on this site comes from the release of ${month}. The log has the hash of all of them:`,
    entry: (place: number) => `Entry ${grouped(place)} of the log`,
    file: 'All figures of this release',
    commandLead:
      'This command hashes the file, checks each figure against our rules and compares all of them with what the site shows:',
    command: 'npm run audit -- --base-url https://… --salaries all',
    limit:
      'The file has no individual salaries, so it can’t show that we counted them correctly. It doesn’t include the results of “Are you paid fairly?” either.',
  },
  check: 'Check it yourself',
  limits: [
    'The log has a salted hash of each contribution: no text, no author and no time. When the author deletes it, the salt is deleted and the hash means nothing.',
    'Posts and comments enter the log after their hour, reviews after their day and interviews after their quarter, in random order. Deletions wait for up to another week, so that no one can tell which belong together.',
    'Photos, benefits, chats and everything from before the log are not in it. Individual salaries are never logged.',
    'The log shows that something was removed. It can’t stop us from removing it.',
  ],
  command: 'npm run audit -- --base-url https://…',
  commandLead: 'This command checks the whole log and everything we still show:',
  key: 'Key that signs the log',
  trust: 'How you can check us',
  checkpoint: { label: 'Latest checkpoint', href: '/log/checkpoint' },
};
