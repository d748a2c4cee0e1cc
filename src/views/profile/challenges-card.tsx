import { observer } from 'mobx-react-lite';
import { ownChallengeText as text } from '../../core/contributions/own-challenge-text';
import type { OwnChallenge } from '../../core/contributions/own-challenges-port';
import { longDate } from '../../core/shared/time';
import { ChallengesStore } from '../../stores/contributions/challenges-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './challenges-card.module.css';

/** Companies ask whether the member still works there; each answer shows nothing but yes or no. */
export const ChallengesCard = observer(function ChallengesCard() {
  const { challenges } = useStore(ChallengesStore);
  if (challenges.length === 0) return undefined;
  return (
    <SectionCard title={text.title}>
      {challenges.map((challenge) => (
        <Challenge key={challenge.reviewId} challenge={challenge} />
      ))}
    </SectionCard>
  );
});

const Challenge = observer(function Challenge({ challenge }: { readonly challenge: OwnChallenge }) {
  const store = useStore(ChallengesStore);
  const { fail, show } = useStore(ToastStore);
  const answer = async () => {
    const result = await store.answer(challenge);
    if (result && result !== 'sent') show({ type: 'info', text1: text[result] });
  };
  const { reviewId, company, title, until, employed, answered } = challenge;
  return (
    <article aria-label={title} className={css.challenge}>
      <p>
        {text.ask(company)} <b>{title}</b>
      </p>
      {answered ? (
        <p role="status">{text.sent}</p>
      ) : (
        <>
          <p>{text.answer(employed)}</p>
          <p>{employed ? text.yes : text.no}</p>
          <p>{text.when(longDate(new Date(`${until}T06:00:00Z`)))}</p>
          <Button look="ink" busy={store.busy === reviewId} onClick={() => void answer().catch(fail)}>
            {text.send}
          </Button>
        </>
      )}
    </article>
  );
});
