import { Card } from '../card';
import { CompanyMark } from '../company-mark';
import { EmptyState } from '../empty-state';
import { Cards } from '../page';
import { Rating } from '../rating';
import { ResultCount, ResultName, ResultRow, Results } from '../results';
import { Specimen } from './specimen';

const FOUND = [
  { mark: 'zentrix', name: 'Zentrix Labs', message: 'Software product, Bengaluru', value: 4.1 },
  { mark: 'palash', name: 'Palash Health', message: 'Healthcare, Chennai', value: 4.6 },
  {
    mark: 'dhruv',
    name: 'The Consolidated Deccan Plateau Instrumentation and Weighing Works',
    message: 'Manufacturing, large, Hyderabad and eleven other cities',
    value: 2.7,
  },
] as const;

/** Page parts. `Page` and `PageHead` are already used by this page itself. */
export const Pages = () => (
  <>
    <Specimen title="Results" flow="stack">
      <ResultCount>3 companies</ResultCount>
      <Results>
        {FOUND.map(({ mark, name, message: text, value }) => (
          <ResultRow key={mark}>
            <CompanyMark url={`/art/mark/${mark}.svg`} name={name} />
            <div>
              <ResultName href="/kit">{name}</ResultName>
              <p>{text}</p>
            </div>
            <Rating value={value} />
          </ResultRow>
        ))}
      </Results>
    </Specimen>
    <Specimen title="Cards" flow="stack">
      <Cards>
        <Card padded>One card</Card>
        <Card padded>and the next, in the distance cards keep.</Card>
        <Card>
          <EmptyState title="No matches" text="A separate card in place of a list." />
        </Card>
      </Cards>
    </Specimen>
  </>
);
