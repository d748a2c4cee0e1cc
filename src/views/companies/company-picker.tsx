import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { compareText as text } from '../../core/companies/compare-text';
import { comparePath, withCompany } from '../../core/companies/selection';
import { CompareStore } from '../../stores/companies/compare-store';
import { LazyCombobox } from '../kit/lazy-combobox';
import { useStore } from '../use-store';

export const CompanyPicker = observer(function CompanyPicker() {
  const { names, picks } = useStore(CompareStore);
  const navigate = useNavigate();
  const options = picks.hits
    .filter(({ kind, urlName }) => kind === 'COMPANY' && !names.includes(urlName))
    .map(({ urlName, name, detail }) => ({ id: urlName, label: name, detail }));
  return (
    <LazyCombobox
      label={text.pick}
      placeholder={text.pickHint}
      options={options}
      value={picks.text}
      busy={picks.unanswered}
      onInput={picks.type}
      onSelect={({ id }) => {
        picks.type('');
        void navigate(comparePath(withCompany(names, id)), { preventScrollReset: true });
      }}
    />
  );
});
