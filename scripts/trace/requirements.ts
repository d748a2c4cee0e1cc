/** One line of tests/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The heading of the requirement's group, such as "G4 Posts, polls, answers, chat". */
  readonly group: string;
  /** Whether the group is about screens. */
  readonly isScreen: boolean;
  /** The number of the decision record that rejects the line. */
  readonly refusedBy: string | undefined;
}

/** The groups about screens: paths, tabs, menus, windows. */
const SCREENS = /^[B-F]\. /;

/** Reads the numbered lines; struck-through lines do not count. */
export function readRequirements(markdown: string): Requirement[] {
  let group = '';
  return markdown.split('\n').flatMap((line) => {
    group = line.match(/^##+ (.+)$/)?.[1] ?? group;
    const [, id, text] = line.match(/^- (R-\d{3}) (.+)$/) ?? [];
    const refusedBy = text?.match(/\*\*REFUSED (\d{4})\*\*/)?.[1];
    return id !== undefined && text !== undefined
      ? [{ id, text, group, isScreen: SCREENS.test(group), refusedBy }]
      : [];
  });
}
