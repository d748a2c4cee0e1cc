import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { detailText } from '../../core/salaries/detail-text';
import { searchPath } from '../../core/search/search-address';
import { searchFieldText } from '../../core/search/search-field-text';
import { pathTo } from '../../core/shell/screens';
import { SalarySearchStore } from '../../stores/salaries/salary-search-store';
import { Button } from '../kit/button';
import { LazyCombobox } from '../kit/lazy-combobox';
import { isComposing } from '../shared/is-composing';
import { useStore } from '../use-store';
import css from './salaries-screen.module.css';

/** The combobox keeps Enter to itself while its list is open; without a highlighted option it submits the search. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || isComposing(event) || !(field instanceof HTMLInputElement)) return;
  if (field.getAttribute('aria-activedescendant')) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

/** Suggests salary pages while the user types. Without scripts it is a GET form to the results page. */
export const SalarySearch = observer(function SalarySearch() {
  const { picks, found } = useStore(SalarySearchStore);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchPath({ text: picks.text.trim(), type: 'all' }));
  };
  return (
    <search>
      <form
        className={css.search}
        action={pathTo('search', {})}
        onSubmit={submit}
        onKeyDownCapture={submitOnEnter}
      >
        <LazyCombobox
          label={detailText.find}
          name="q"
          placeholder={searchFieldText.salaries}
          value={picks.text}
          options={found.map(({ path, title, detail }) => ({ id: path, label: title, detail }))}
          busy={picks.unanswered}
          onInput={picks.type}
          onSelect={({ id }) => {
            picks.type('');
            void navigate(id);
          }}
        />
        <Button type="submit" look="ink" size="large">
          {searchFieldText.submit}
        </Button>
      </form>
    </search>
  );
});
