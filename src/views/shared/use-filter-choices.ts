import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AppliedFilter } from '../../core/search/applied-filters';

/** A choice whose page is still loading. */
interface Sent {
  /** The entry of the history in which it was made. */
  readonly entry: string;
  readonly search: string;
  readonly wanted: AppliedFilter;
}

interface Shown {
  readonly form: number;
  readonly state: string;
  readonly sent?: Sent;
}

/**
 * The choices made since the page was loaded, and the number of the form, which restarts from the URL when another page
 * loads. A form restarts for no page that it requested itself: it already shows the choice, and the user may still type.
 */
export function useFilterChoices(state: string) {
  const { key: entry, search } = useLocation();
  const [shown, setShown] = useState<Shown>({ form: 0, state });
  const { form, sent } = shown;
  if (sent ? sent.entry !== entry : shown.state !== state)
    setShown({ form: sent?.search === search ? form : form + 1, state });
  const keep = (query: string, wanted: AppliedFilter) =>
    setShown({ form, state, sent: { entry, search: query, wanted } });
  return { form, wanted: sent?.wanted, keep };
}
