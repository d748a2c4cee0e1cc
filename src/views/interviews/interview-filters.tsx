import { DIFFICULTIES, OUTCOMES } from '../../core/interviews/interview';
import type { InterviewFilters as Filters } from '../../core/interviews/interview-query';
import { interviewWords as words } from '../../core/interviews/words';
import { FilterForm } from '../shared/filter-form';

interface InterviewFiltersProps {
  readonly path: string;
  readonly wish: Filters;
}

export const InterviewFilters = ({ path, wish }: InterviewFiltersProps) => (
  <FilterForm
    label={words.filters.title}
    path={path}
    any={words.filters.any}
    apply={words.filters.apply}
    clear={wish.difficulty || wish.outcome ? { label: words.filters.clear, href: path } : undefined}
    fields={[
      {
        name: 'difficulty',
        label: words.filters.difficulty,
        value: wish.difficulty?.toLowerCase() ?? '',
        options: DIFFICULTIES.map((one) => ({ value: one.toLowerCase(), label: words.difficulties[one] })),
      },
      {
        name: 'outcome',
        label: words.filters.outcome,
        value: wish.outcome?.toLowerCase().replace('_', '-') ?? '',
        options: OUTCOMES.map((one) => ({
          value: one.toLowerCase().replace('_', '-'),
          label: words.outcomes[one],
        })),
      },
    ]}
  />
);
