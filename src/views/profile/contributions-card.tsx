import { observer } from 'mobx-react-lite';
import { compact } from '../../core/format/numbers';
import { longDate } from '../../core/format/time';
import { buildQuery } from '../../core/navigation/query';
import { pathTo } from '../../core/navigation/screens';
import { CONTRIBUTION_KINDS, type Contribution } from '../../core/profile/contributions-port';
import { givenQuery } from '../../core/profile/given-query';
import { profileWords } from '../../core/profile/words';
import { ContributionsStore } from '../../stores/contributions-store';
import { ReviewPostStore } from '../../stores/review-post-store';
import { PageNumbers } from '../company/page-numbers';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Tabs } from '../kit/tabs';
import { Tag } from '../kit/tag';
import { SectionCard } from '../settings/section-card';
import { useStore } from '../use-store';
import css from './profile.module.css';

const words = profileWords.given;

const ICONS: Readonly<Record<Contribution['kind'], IconName>> = {
  POST: 'newspaper',
  COMMENT: 'message-circle',
  REVIEW: 'star',
  SALARY: 'indian-rupee',
  INTERVIEW: 'messages-square',
  BENEFITS: 'heart',
  PHOTOS: 'camera',
};

/** What somebody gave, by kind; each list has an address. */
export const ContributionsCard = observer(function ContributionsCard() {
  const { page, wish } = useStore(ContributionsStore);
  const path = pathTo('profile');
  const count = (kind: Contribution['kind']) => page.counts.find((one) => one.kind === kind)?.count ?? 0;
  const kinds = CONTRIBUTION_KINDS.filter((kind) => count(kind) > 0 || kind === wish.kind);
  return (
    <SectionCard title={words.title}>
      {kinds.length > 0 && (
        <Tabs
          label={words.tabs}
          items={[
            { id: 'all', label: words.all, href: path, current: wish.kind === undefined },
            ...kinds.map((kind) => ({
              id: kind,
              label: words.kinds[kind],
              href: path + givenQuery({ kind }),
              count: compact(count(kind)),
              current: kind === wish.kind,
            })),
          ]}
        />
      )}
      {page.items.length === 0 && <p className={css.none}>{words.noneText}</p>}
      <ul className={classNames(css.items, css.given)}>
        {page.items.map((one) => (
          <li key={one.id}>
            <Given given={one} />
          </li>
        ))}
      </ul>
      <PageNumbers
        page={wish.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => path + givenQuery({ ...wish, page: number })}
      />
    </SectionCard>
  );
});

function Given({ given }: { readonly given: Contribution }) {
  const { kind, title, text, path, status, face, createdOn } = given;
  return (
    <>
      <span className={css.sign}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={css.item}>
        <h3>{path === undefined ? title : <Anchor href={path}>{title}</Anchor>}</h3>
        {text !== '' && <p>{text}</p>}
        <div className={css.meta}>
          <small>
            {words.one[kind]}, {longDate(new Date(createdOn))}
          </small>
          {face && <Tag>{words.as[face]}</Tag>}
          {status === 'submitted' && (
            <Tag tone="gold">{kind === 'SALARY' ? words.waitingSalary : words.waiting}</Tag>
          )}
          {status === 'rejected' && <Tag tone="chilli">{words.refused}</Tag>}
        </div>
        {kind === 'REVIEW' && (
          <div className={css.meta}>
            <Button
              size="small"
              icon="pencil"
              href={pathTo('contribute-review') + buildQuery([['rid', given.id]])}
            >
              {words.change}
            </Button>
            {status === 'live' && <DiscussButton id={given.id} />}
          </div>
        )}
        {kind === 'INTERVIEW' && (
          <div className={css.meta}>
            <Button
              size="small"
              icon="pencil"
              href={pathTo('contribute-interview') + buildQuery([['rid', given.id]])}
            >
              {words.changeInterview}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** A post out of a review: a question to everybody, without a word of the review. */
const DiscussButton = observer(function DiscussButton({ id }: Pick<Contribution, 'id'>) {
  const store = useStore(ReviewPostStore);
  return (
    <>
      <Button
        size="small"
        icon="message-circle"
        busy={store.making === id}
        onClick={() => void store.make(id)}
      >
        {words.askAbout}
      </Button>
      {store.failed === id && <small role="alert">{words.askFailed}</small>}
    </>
  );
});
