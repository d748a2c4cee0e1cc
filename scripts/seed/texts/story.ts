/** A reply: by anyone, only by colleagues of the author, or only by people from other companies. */
export interface Reply {
  readonly text: string;
  readonly by: 'anyone' | 'colleague' | 'outsider';
  /** A word of the post that the reply refers to. */
  readonly about?: string | undefined;
}

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
  readonly replies: readonly Reply[];
}

/**
 * Parses stories from text. A story begins with `== theme | topic, topic | company | department, department`,
 * where everything after the topics is optional and `desk` means every department with a desk. Then one wording per
 * line: `T` for titles, a digit for the group, `R` for replies, `C` for replies of colleagues, `O` for those of
 * people from other companies. `R@2 …` fits only the second title, `1@1,3 …` only the first and the third: a story
 * with such lines becomes one story for each title, so that what follows fits what was asked. `R?dal …` fits only
 * posts with the word “dal”.
 */
export const storiesFrom = (text: string): readonly Story[] =>
  text
    .split(/^== /m)
    .filter((part) => part.trim() !== '')
    .flatMap(storiesOf);

/** Departments whose people sit at a desk and could also work from home. */
const DESK_DEPARTMENTS = [
  'Engineering – Software & QA',
  'Data Science & Analytics',
  'Product Management',
  'UX, Design & Architecture',
  'Marketing & Communication',
  'Finance & Accounting',
  'Human Resources',
  'Consulting',
  'Legal & Regulatory',
];

const SPEAKERS = { R: 'anyone', C: 'colleague', O: 'outsider' } as const;

const LINE = /^([TRCO1-4])(?:@([\d,]+))?(?:\?(\S+))? (.*)$/;

function storiesOf(part: string): readonly Story[] {
  const [head = '', ...rows] = part.trim().split('\n');
  const [theme = '', topics = '', ...rest] = head.split('|').map((field) => field.trim());
  const lines = rows.flatMap((row) => {
    const [, mark = '', titles, about, wording = ''] = LINE.exec(row) ?? [];
    return wording === ''
      ? []
      : [{ mark, titles: titles?.split(',').map(Number), about, wording: wording.trim() }];
  });
  const departments = rest.find((field) => field !== 'company');
  const titles = lines.flatMap(({ mark, wording }) => (mark === 'T' ? [wording] : []));
  const storyOf = (titlesShown: readonly string[], number?: number): Story => {
    const linesOf = (mark: string) =>
      lines.filter((line) => line.mark === mark && (!line.titles || line.titles.includes(number ?? 0)));
    return {
      theme,
      topics: listOf(topics),
      aboutCompany: rest.includes('company'),
      departments: departmentsOf(departments),
      titles: titlesShown,
      groups: ['1', '2', '3', '4']
        .map((mark) => linesOf(mark).map(({ wording }) => wording))
        .filter((group) => group.length > 0),
      replies: (['R', 'C', 'O'] as const).flatMap((mark) =>
        linesOf(mark).map(({ wording, about }) => ({ text: wording, by: SPEAKERS[mark], about })),
      ),
    };
  };
  return lines.some((line) => line.titles)
    ? titles.map((title, index) => storyOf([title], index + 1))
    : [storyOf(titles)];
}

const departmentsOf = (field: string | undefined): readonly string[] =>
  (field ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => (name === 'desk' ? DESK_DEPARTMENTS : [name]));

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
