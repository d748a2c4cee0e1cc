import { observer } from 'mobx-react-lite';
import { companyText } from '../../core/companies/text';
import { HeadlinesStore } from '../../stores/feed/headlines-store';
import { useStore } from '../use-store';
import css from './headlines.module.css';

export const Headlines = observer(function Headlines() {
  const { headlines } = useStore(HeadlinesStore);
  if (headlines.length === 0) return undefined;
  return (
    <ul className={css.headlines}>
      {headlines.map((item) => (
        <li key={item}>{companyText.headline(item)}</li>
      ))}
    </ul>
  );
});
