import { Avatar } from '../avatar';
import { Button } from '../button';
import { Card } from '../card';
import { CompanyMark } from '../company-mark';
import { EmptyState } from '../empty-state';
import { Highlight } from '../highlight';
import { Logo } from '../logo';
import { Rating } from '../rating';
import { RelativeTime } from '../relative-time';
import { RichText } from '../rich-text';
import { Skeleton } from '../skeleton';
import { Stars } from '../stars';
import { Tag } from '../tag';
import { Specimen } from './specimen';
import { Toasts } from './toasts';

const COMPANIES = [
  'zentrix',
  'kaveri',
  'nimbus',
  'palash',
  'orbitly',
  'dhruv',
  'triveni',
  'mandi',
  'lokal',
  'sarvam',
];
const ALIASES = ['monsoon', 'lalbagh22', 'chai7', 'deccan5', 'hr11', 'ex13'];
const NOW = Date.UTC(2026, 10, 20, 12);
const PHRASE = { start: 9, end: 30 };

export const Facts = () => (
  <>
    <Specimen title="Tags">
      <Tag tone="gold" icon="trophy">
        Top rated, mid-sized, 2025
      </Tag>
      <Tag tone="pine">Responds to reviews</Tag>
      <Tag>50k+ followers</Tag>
      <Tag tone="blue">Employer</Tag>
      <Tag tone="chilli">Rejected</Tag>
    </Specimen>
    <Specimen title="Ratings">
      {[4.6, 4.1, 3.3, 2.7, 1.4].map((value) => (
        <Rating key={value} value={value} />
      ))}
      <Rating value={3.9} size="small" />
      <Stars value={4.5} />
    </Specimen>
    <Specimen title="People and companies">
      {ALIASES.map((alias) => (
        <Avatar key={alias} url={`/art/kolam/${alias}.svg`} />
      ))}
      {COMPANIES.map((company) => (
        <CompanyMark key={company} url={`/art/mark/${company}.svg`} name={company} size="sm" />
      ))}
      <CompanyMark url="data:," name="Lost Logo" />
      <Logo height={40} />
      <Logo height={40} busy />
    </Specimen>
    <Specimen title="Text" flow="stack">
      <p>
        <Highlight text="Managers don’t ping after 7 pm and leaves get approved" span={PHRASE} />
      </p>
      <p>
        <Highlight
          text="Hybrid went from two to four days in office"
          span={{ start: 24, end: 43 }}
          tone="dislike"
        />
      </p>
      <p>
        <RichText text="Read the [reviews from this year](/kit) or https://example.com/notice before you sign." />{' '}
        <RelativeTime at={new Date(NOW - 3 * 3_600_000)} now={NOW} />
      </p>
    </Specimen>
    <Toasts />
    <Specimen title="Loading" flow="columns">
      <Skeleton shape="post" />
      <Skeleton shape="row" />
      <Skeleton lines={4} />
    </Specimen>
    <Specimen title="Empty" flow="stack">
      <Card as="div">
        <EmptyState
          title="Employees haven’t posted any reviews yet."
          text="Worked at Lokal Eats? Be the first to review it."
          action={<Button look="gold">Write a review</Button>}
        />
      </Card>
    </Specimen>
  </>
);
