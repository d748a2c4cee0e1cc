import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { NotificationPreferences } from '../../core/notifications/notification-preferences-port';
import { noticeText } from '../../core/notifications/text';
import { NotificationPreferencesStore } from '../../stores/notifications/notification-preferences-store';
import { Button } from '../kit/button';
import check from '../kit/checkbox.module.css';
import { EmptyState } from '../kit/empty-state';
import { Select } from '../kit/select';
import { Skeleton } from '../kit/skeleton';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { DeviceRow } from './device-row';
import { EmailRow } from './email-row';
import { KindTable } from './kind-table';
import css from './notification-preferences-card.module.css';
import { useNotices } from './use-notices';

const text = noticeText.preferences;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: text.hour(hour) }));
const CAPS = [1, 2, 3, 5, 10, 20].map((count) => ({ value: String(count), label: text.caps(count) }));
const USUAL_QUIET = { from: 22, to: 8 };

/** List and device preferences; the code loads when the card is shown. */
export const NotificationPreferencesCard = () => {
  const here = useNotices();
  return (
    <div id="notifications" className={css.anchor}>
      <SectionCard title={text.title} text={text.text}>
        {here ? <Options /> : <Coming />}
      </SectionCard>
    </div>
  );
};

/** The height of the loaded content, so that the cards below do not shift. */
const Coming = () => <Skeleton lines={6} className={css.coming} />;

const Failed = ({ retry }: { readonly retry: () => Promise<void> }) => (
  <div role="alert">
    <EmptyState
      title={noticeText.failed}
      action={
        <Button icon="rotate-ccw" onClick={() => void retry()}>
          {noticeText.retry}
        </Button>
      }
    />
  </div>
);

const Options = observer(function Options() {
  const store = useStore(NotificationPreferencesStore);
  const { preferences, failed, open } = store;
  useEffect(() => void open(), [open]);
  if (failed && !preferences) return <Failed retry={open} />;
  if (!preferences) return <Coming />;
  return (
    <>
      <KindTable kinds={preferences.kinds} />
      <Limits preferences={preferences} />
      <DeviceRow />
      <EmailRow />
    </>
  );
});

const Limits = observer(function Limits({ preferences }: { readonly preferences: NotificationPreferences }) {
  const { save } = useStore(NotificationPreferencesStore);
  const { quiet, dailyCap } = preferences;
  return (
    <div className={css.limits}>
      <div>
        <label className={css.check}>
          <input
            type="checkbox"
            className={check.box}
            checked={quiet !== undefined}
            onChange={(event) =>
              void save({ ...preferences, quiet: event.target.checked ? USUAL_QUIET : undefined })
            }
          />
          <span>
            <b>{text.quiet}</b>
            <small>{text.quietText}</small>
          </span>
        </label>
        {quiet && (
          <div className={css.hours}>
            <Select
              label={text.from}
              options={HOURS}
              value={String(quiet.from)}
              onChange={(from) => void save({ ...preferences, quiet: { ...quiet, from: Number(from) } })}
            />
            <Select
              label={text.to}
              options={HOURS}
              value={String(quiet.to)}
              onChange={(to) => void save({ ...preferences, quiet: { ...quiet, to: Number(to) } })}
            />
          </div>
        )}
      </div>
      <div>
        <Select
          label={text.cap}
          options={CAPS}
          value={String(dailyCap)}
          onChange={(cap) => void save({ ...preferences, dailyCap: Number(cap) })}
        />
        <small className={css.note}>{text.capText}</small>
      </div>
    </div>
  );
});
