import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { alertQueryWithout } from '../../core/jobs/alert-query';
import { alertWords as words } from '../../core/jobs/job-alerts-words';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobWords } from '../../core/jobs/words';
import { pathTo } from '../../core/shell/screens';
import { JobAlertsStore } from '../../stores/jobs/job-alerts-store';
import { Button } from '../kit/button';
import { Chip } from '../kit/chip';
import { FilterForm } from '../shared/filter-form';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { alertFields, fieldsWithoutLists } from './alert-fields';
import css from './job-alerts.module.css';
import { ListsFailed } from './lists-failed';

const path = pathTo('job-alerts');

/** The criteria are in the URL, so they survive a login, and a job list can link here with its filters. */
export const AlertForm = observer(function AlertForm() {
  const { filters, wish, problem, busy, keep } = useStore(JobAlertsStore);
  const navigate = useNavigate();
  const problemId = useId();
  const { designations, preferences } = wish;
  const chosen = designations.length > 0 || Object.values(preferences).some((one) => one !== undefined);
  const send = async () => {
    if (await keep()) void navigate(path, { replace: true, preventScrollReset: true });
  };
  return (
    <SectionCard title={words.new} text={words.newText}>
      <div className={css.what}>
        <FilterForm
          label={words.fields}
          path={path}
          fields={filters ? alertFields(filters, wish) : fieldsWithoutLists(wish)}
          any={jobWords.filters.any}
          apply={jobWords.filters.apply}
          clear={chosen ? { label: words.clear, href: path } : undefined}
        >
          {preferences.company && <input type="hidden" name="company_name" value={preferences.company} />}
          {preferences.skill && <input type="hidden" name="skill" value={preferences.skill} />}
        </FilterForm>
      </div>
      {!filters && <ListsFailed />}
      <OnlyOf />
      <div className={css.send}>
        <Button
          look="gold"
          icon="bell"
          busy={busy}
          aria-describedby={problem && problemId}
          onClick={() => void send()}
        >
          {words.create}
        </Button>
        {problem && (
          <p id={problemId} className={css.problem} role="alert">
            {words.problems[problem]}
          </p>
        )}
      </div>
    </SectionCard>
  );
});

/** Company and skill come from the link only; the form can remove but not choose them. */
const OnlyOf = observer(function OnlyOf() {
  const { wish } = useStore(JobAlertsStore);
  const only = (['company', 'skill'] as const).flatMap((what) => {
    const slug = wish.preferences[what];
    return slug === undefined ? [] : [{ what, name: nameOfSlug(slug) }];
  });
  if (only.length === 0) return undefined;
  return (
    <p className={css.only}>
      {only.map(({ what, name }) => (
        <Chip
          key={what}
          href={path + alertQueryWithout(wish, what)}
          icon="x"
          aria-label={words.without(name)}
        >
          {name}
        </Chip>
      ))}
    </p>
  );
});
