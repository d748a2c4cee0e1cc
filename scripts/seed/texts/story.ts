/** A story in many wordings: titles, sentences in order, and replies. */
export interface Story {
  readonly theme: string;
  /** Slugs of the topics it fits. */
  readonly topics: readonly string[];
  /** True if the story may also appear in a company community. */
  readonly aboutCompany: boolean;
  /** Departments whose communities and members use the story; empty for all. */
  readonly departments: readonly string[];
  readonly titles: readonly string[];
  /** One of each group, in order. */
  readonly groups: readonly (readonly string[])[];
  readonly replies: readonly string[];
}

/**
 * Parses stories from text. A story begins with `== theme | topic, topic | company | department, department`,
 * where everything after the topics is optional. Then one wording per line: `T` for titles, a digit for the
 * group, `R` for replies. `R@2 …` fits only the second title, `1@1,3 …` only the first and the third: a story with
 * such lines becomes one story for each title, so that what follows fits what was asked.
 */
export const storiesFrom = (text: string): readonly Story[] =>
  text
    .split(/^== /m)
    .filter((part) => part.trim() !== '')
    .flatMap(storiesOf);

const LINE = /^([TR1-4])(?:@([\d,]+))? (.*)$/;

function storiesOf(part: string): readonly Story[] {
  const [head = '', ...rows] = part.trim().split('\n');
  const [theme = '', topics = '', ...rest] = head.split('|').map((field) => field.trim());
  const lines = rows.flatMap((row) => {
    const [, mark = '', titles, wording = ''] = LINE.exec(row) ?? [];
    return wording === '' ? [] : [{ mark, titles: titles?.split(',').map(Number), wording: wording.trim() }];
  });
  const departments = rest.find((field) => field !== 'company');
  const titles = lines.flatMap(({ mark, wording }) => (mark === 'T' ? [wording] : []));
  const storyOf = (titlesShown: readonly string[], number?: number): Story => {
    const select = (mark: string) =>
      lines
        .filter((line) => line.mark === mark && (!line.titles || line.titles.includes(number ?? 0)))
        .map(({ wording }) => wording);
    return {
      theme,
      topics: listOf(topics),
      aboutCompany: rest.includes('company'),
      departments: departments === undefined ? [] : departments.split(';').map((name) => name.trim()),
      titles: titlesShown,
      groups: ['1', '2', '3', '4'].map(select).filter((group) => group.length > 0),
      replies: select('R'),
    };
  };
  return lines.some((line) => line.titles)
    ? titles.map((title, index) => storyOf([title], index + 1))
    : [storyOf(titles)];
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
