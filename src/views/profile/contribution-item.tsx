import { observer } from 'mobx-react-lite';
import type { Contribution } from '../../core/contributions/contributions-port';
import { stateText } from '../../core/contributions/state-text';
import {
  isWork,
  moderatedKind,
  viewPath,
  type WorkContribution,
  workFormPath,
} from '../../core/contributions/work-forms';
import { profileText } from '../../core/profile/text';
import { longDate } from '../../core/shared/time';
import { ReviewPostStore } from '../../stores/composer/review-post-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import { CONTRIBUTION_ICONS } from './contribution-icons';
import css from './profile.module.css';
import { RemovedContribution } from './removed-contribution';

const texts = profileText.contributions;

export function ContributionItem({ contribution }: { readonly contribution: Contribution }) {
  const { kind, text, path, status, alias, createdOn } = contribution;
  // The title of a deleted or removed post is empty.
  const title = contribution.title || texts.one[kind];
  return (
    <>
      <span className={css.sign}>
        <Icon name={CONTRIBUTION_ICONS[kind]} />
      </span>
      <div className={css.item}>
        <h3>{path === undefined ? title : <Anchor href={path}>{title}</Anchor>}</h3>
        {text !== '' && <p>{text}</p>}
        <div className={css.meta}>
          <small>
            {texts.one[kind]}, {longDate(new Date(createdOn))}
          </small>
          {alias && <Tag>{texts.as[alias]}</Tag>}
          {isWork(contribution) && status === 'submitted' && (
            <Tag tone="gold">{stateText.titles[contribution.kind].submitted}</Tag>
          )}
          {status === 'submitted' && (
            <Tag tone="gold">{kind === 'SALARY' ? texts.waitingSalary : texts.waiting}</Tag>
          )}
          {status === 'rejected' && <Tag tone="chilli">{texts.refused}</Tag>}
        </div>
        {isWork(contribution) && <Refused contribution={contribution} />}
        {isWork(contribution) && <Ways contribution={contribution} />}
      </div>
    </>
  );
}

function Refused({ contribution: { id, kind, status } }: { readonly contribution: WorkContribution }) {
  const item = moderatedKind(kind);
  return item && status === 'rejected' && <RemovedContribution id={id} kind={item} />;
}

/** Actions by status: complete a draft, view live content, edit refused content. */
function Ways({ contribution }: { readonly contribution: WorkContribution }) {
  const { kind, status, id, path } = contribution;
  const state = stateText.titles[kind][status];
  // A refused photo is edited on the page with all photos of its company.
  const form = kind === 'PHOTOS' && path ? path : workFormPath(kind, id);
  if (status === 'submitted') return undefined;
  if (status !== 'live') {
    return (
      <div className={css.meta}>
        <Button size="small" icon="pencil" href={form}>
          {state}
        </Button>
      </div>
    );
  }
  const view = viewPath(contribution);
  return (
    <div className={css.meta}>
      {view && (
        <Button size="small" icon="eye" href={view}>
          {state}
        </Button>
      )}
      {kind === 'REVIEW' && (
        <Button size="small" icon="pencil" href={form}>
          {texts.change}
        </Button>
      )}
      {kind === 'INTERVIEW' && (
        <Button size="small" icon="pencil" href={form}>
          {texts.changeInterview}
        </Button>
      )}
      {kind === 'REVIEW' && <DiscussButton id={id} />}
    </div>
  );
}

/** Starts a post about a review: a public question without any text of the review. */
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
        {texts.askAbout}
      </Button>
      {store.failed === id && <small role="alert">{texts.askFailed}</small>}
    </>
  );
});
