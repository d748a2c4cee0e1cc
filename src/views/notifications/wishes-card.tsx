import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { NoticeWishes } from '../../core/notifications/notice-wishes-port';
import { noticeWords } from '../../core/notifications/words';
import { NoticeWishesStore } from '../../stores/notifications/notice-wishes-store';
import check from '../kit/checkbox.module.css';
import { Select } from '../kit/select';
import { Skeleton } from '../kit/skeleton';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { DeviceLine } from './device-line';
import { KindTable } from './kind-table';
import { LettersLine } from './letters-line';
import { useNotices } from './use-notices';
import css from './wishes-card.module.css';

const words = noticeWords.wishes;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: words.hour(hour) }));
const CAPS = [1, 2, 3, 5, 10, 20].map((count) => ({ value: String(count), label: words.caps(count) }));
const USUAL_QUIET = { from: 22, to: 8 };

/** List and device preferences; the code loads when the card is shown. */
export const WishesCard = () => {
  const here = useNotices();
  return (
    <div id="notifications" className={css.anchor}>
      <SectionCard title={words.title} text={words.text}>
        {here ? <Wishes /> : <Coming />}
      </SectionCard>
    </div>
  );
};

/** The height of the loaded content, so that the cards below do not shift. */
const Coming = () => <Skeleton lines={6} className={css.coming} />;

const Wishes = observer(function Wishes() {
  const store = useStore(NoticeWishesStore);
  const { wishes } = store;
  useEffect(() => void store.open(), [store]);
  if (!wishes) return <Coming />;
  return (
    <>
      <KindTable kinds={wishes.kinds} />
      <Limits wishes={wishes} />
      <DeviceLine />
      <LettersLine />
    </>
  );
});

const Limits = observer(function Limits({ wishes }: { readonly wishes: NoticeWishes }) {
  const { save } = useStore(NoticeWishesStore);
  const { quiet, dailyCap } = wishes;
  return (
    <div className={css.limits}>
      <div>
        <label className={css.check}>
          <input
            type="checkbox"
            className={check.box}
            checked={quiet !== undefined}
            onChange={(event) =>
              void save({ ...wishes, quiet: event.target.checked ? USUAL_QUIET : undefined })
            }
          />
          <span>
            <b>{words.quiet}</b>
            <small>{words.quietText}</small>
          </span>
        </label>
        {quiet && (
          <div className={css.hours}>
            <Select
              label={words.from}
              options={HOURS}
              value={String(quiet.from)}
              onChange={(from) => void save({ ...wishes, quiet: { ...quiet, from: Number(from) } })}
            />
            <Select
              label={words.to}
              options={HOURS}
              value={String(quiet.to)}
              onChange={(to) => void save({ ...wishes, quiet: { ...quiet, to: Number(to) } })}
            />
          </div>
        )}
      </div>
      <div>
        <Select
          label={words.cap}
          options={CAPS}
          value={String(dailyCap)}
          onChange={(cap) => void save({ ...wishes, dailyCap: Number(cap) })}
        />
        <small className={css.note}>{words.capText}</small>
      </div>
    </div>
  );
});
