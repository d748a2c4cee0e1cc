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
 * group, `R` for replies.
 */
export const storiesFrom = (text: string): readonly Story[] =>
  text
    .split(/^== /m)
    .filter((part) => part.trim() !== '')
    .map(storyFrom);

function storyFrom(part: string): Story {
  const [head = '', ...lines] = part.trim().split('\n');
  const [theme = '', topics = '', ...rest] = head.split('|').map((field) => field.trim());
  const select = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2).trim()] : []));
  const groups = ['1', '2', '3', '4'].map(select).filter((group) => group.length > 0);
  const departments = rest.find((field) => field !== 'company');
  return {
    theme,
    topics: listOf(topics),
    aboutCompany: rest.includes('company'),
    departments: departments === undefined ? [] : departments.split(';').map((name) => name.trim()),
    titles: select('T'),
    groups,
    replies: select('R'),
  };
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
