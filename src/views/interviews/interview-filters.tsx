import { type CountedPlace, DIFFICULTIES, OUTCOMES } from '../../core/interviews/interview';
import { type InterviewFilters as Filters, isFiltered } from '../../core/interviews/interview-query';
import { interviewText as text } from '../../core/interviews/text';
import { FilterForm } from '../shared/filter-form';

interface InterviewFiltersProps {
  readonly path: string;
  readonly query: Filters;
  readonly places: readonly CountedPlace[];
}

export const InterviewFilters = ({ path, query: filters, places }: InterviewFiltersProps) => (
  <FilterForm
    label={text.filters.title}
    path={path}
    any={text.filters.any}
    apply={text.filters.apply}
    clear={isFiltered(filters) ? { label: text.filters.clear, href: path } : undefined}
    fields={[
      {
        name: 'difficulty',
        label: text.filters.difficulty,
        value: filters.difficulty?.toLowerCase() ?? '',
        options: DIFFICULTIES.map((item) => ({ value: item.toLowerCase(), label: text.difficulties[item] })),
      },
      {
        name: 'outcome',
        label: text.filters.outcome,
        value: filters.outcome?.toLowerCase().replace('_', '-') ?? '',
        options: OUTCOMES.map((item) => ({
          value: item.toLowerCase().replace('_', '-'),
          label: text.outcomes[item],
        })),
      },
      ...(places.length > 0
        ? [
            {
              name: 'location',
              label: text.filters.location,
              value: filters.placeId === undefined ? '' : String(filters.placeId),
              options: places.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]
        : []),
    ]}
  />
);
