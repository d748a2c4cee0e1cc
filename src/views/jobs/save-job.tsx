import { observer } from 'mobx-react-lite';
import type { JobCard } from '../../core/jobs/job';
import { jobText as text } from '../../core/jobs/text';
import { useSaving } from '../feed/use-saving';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import css from './jobs.module.css';

interface SaveJobProps {
  readonly job: Pick<JobCard, 'id' | 'title' | 'company'>;
  /** An icon only, for lists. */
  readonly small?: boolean;
}

/** Saves a job on this device only, in the list of saved posts. The server does not learn which jobs interest a member. */
export const SaveJob = observer(function SaveJob({
  job: { id, title, company },
  small = false,
}: SaveJobProps) {
  const { saved, toggle } = useSaving({ id, title: text.savedAs(title, company.name), isJob: true });
  return small ? (
    <IconButton
      className={css.save}
      icon="bookmark"
      label={text.saveOf(title)}
      aria-pressed={saved}
      onClick={toggle}
    />
  ) : (
    <Button size="large" icon="bookmark" aria-pressed={saved} onClick={toggle}>
      {saved ? text.saved : text.save}
    </Button>
  );
});
