import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { alertQueryWithout } from '../../core/jobs/alert-query';
import { alertText as text } from '../../core/jobs/job-alerts-text';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobText } from '../../core/jobs/text';
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
  const { filters, query, problem, busy, keep } = useStore(JobAlertsStore);
  const navigate = useNavigate();
  // A choice joins the alert when its page has loaded.
  const isLoading = useNavigation().state !== 'idle';
  const problemId = useId();
  const { designations, preferences } = query;
  const chosen = designations.length > 0 || Object.values(preferences).some((item) => item !== undefined);
  const send = async () => {
    if (await keep()) void navigate(path, { replace: true, preventScrollReset: true });
  };
  return (
    <SectionCard title={text.new} text={text.newText}>
      <div className={css.what}>
        <FilterForm
          label={text.fields}
          path={path}
          fields={filters ? alertFields(filters, query) : fieldsWithoutLists(query)}
          any={jobText.filters.any}
          apply={jobText.filters.apply}
          clear={chosen ? { label: text.clear, href: path } : undefined}
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
          busy={busy || isLoading}
          aria-describedby={problem && problemId}
          onClick={() => void send()}
        >
          {text.create}
        </Button>
        {problem && (
          <p id={problemId} className={css.problem} role="alert">
            {text.problems[problem]}
          </p>
        )}
      </div>
    </SectionCard>
  );
});

/** Company and skill are set by a link only; the form can remove them but not choose them. */
const OnlyOf = observer(function OnlyOf() {
  const { query: input } = useStore(JobAlertsStore);
  const only = (['company', 'skill'] as const).flatMap((label) => {
    const slug = input.preferences[label];
    return slug === undefined ? [] : [{ what: label, name: nameOfSlug(slug) }];
  });
  if (only.length === 0) return undefined;
  return (
    <p className={css.only}>
      {only.map(({ what: label, name }) => (
        <Chip
          key={label}
          href={path + alertQueryWithout(input, label)}
          icon="x"
          aria-label={text.without(name)}
        >
          {name}
        </Chip>
      ))}
    </p>
  );
});
