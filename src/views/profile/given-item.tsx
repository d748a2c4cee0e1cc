import { observer } from 'mobx-react-lite';
import type { Contribution } from '../../core/contributions/contributions-port';
import { stateWords } from '../../core/contributions/state-words';
import {
  isWork,
  judgedKind,
  viewPath,
  type WorkContribution,
  workFormPath,
} from '../../core/contributions/work-forms';
import { profileWords } from '../../core/profile/words';
import { longDate } from '../../core/shared/time';
import { ReviewPostStore } from '../../stores/composer/review-post-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import { GIVEN_ICONS } from './given-icons';
import css from './profile.module.css';
import { TakenDown } from './taken-down';

const words = profileWords.given;

export function GivenItem({ given }: { readonly given: Contribution }) {
  const { kind, title, text, path, status, face, createdOn } = given;
  return (
    <>
      <span className={css.sign}>
        <Icon name={GIVEN_ICONS[kind]} />
      </span>
      <div className={css.item}>
        <h3>{path === undefined ? title : <Anchor href={path}>{title}</Anchor>}</h3>
        {text !== '' && <p>{text}</p>}
        <div className={css.meta}>
          <small>
            {words.one[kind]}, {longDate(new Date(createdOn))}
          </small>
          {face && <Tag>{words.as[face]}</Tag>}
          {isWork(given) && status === 'submitted' && (
            <Tag tone="gold">{stateWords.titles[given.kind].submitted}</Tag>
          )}
          {status === 'submitted' && (
            <Tag tone="gold">{kind === 'SALARY' ? words.waitingSalary : words.waiting}</Tag>
          )}
          {status === 'rejected' && <Tag tone="chilli">{words.refused}</Tag>}
        </div>
        {isWork(given) && <Refused given={given} />}
        {isWork(given) && <Ways given={given} />}
      </div>
    </>
  );
}

function Refused({ given: { id, kind, status } }: { readonly given: WorkContribution }) {
  const judged = judgedKind(kind);
  return judged && status === 'rejected' && <TakenDown id={id} kind={judged} />;
}

/** Actions by status: complete a draft, view live content, edit refused content. */
function Ways({ given }: { readonly given: WorkContribution }) {
  const { kind, status, id, path } = given;
  const state = stateWords.titles[kind][status];
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
  const view = viewPath(given);
  return (
    <div className={css.meta}>
      {view && (
        <Button size="small" icon="eye" href={view}>
          {state}
        </Button>
      )}
      {kind === 'REVIEW' && (
        <Button size="small" icon="pencil" href={form}>
          {words.change}
        </Button>
      )}
      {kind === 'INTERVIEW' && (
        <Button size="small" icon="pencil" href={form}>
          {words.changeInterview}
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
        {words.askAbout}
      </Button>
      {store.failed === id && <small role="alert">{words.askFailed}</small>}
    </>
  );
});
