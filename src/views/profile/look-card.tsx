import { observer } from 'mobx-react-lite';
import { DENSITIES } from '../../core/feed/density';
import { settingsWords } from '../../core/profile/settings-words';
import { DensityStore } from '../../stores/feed/density-store';
import { Segmented } from '../kit/segmented';
import { Skeleton } from '../kit/skeleton';
import { SectionCard } from '../shared/section-card';
import { ThemeSwitch } from '../shared/theme-switch';
import { useStore } from '../use-store';
import css from './preference-cards.module.css';
import { useExtras } from './use-extras';

const words = settingsWords.preferences;

export const LookCard = observer(function LookCard() {
  const here = useExtras();
  const density = useStore(DensityStore);
  return (
    <SectionCard title={words.look} text={words.lookText}>
      <div className={css.pair}>
        <div>
          <p className={css.label}>{words.theme}</p>
          {here ? <ThemeSwitch /> : <Skeleton lines={1} />}
        </div>
        <div>
          <p className={css.label}>{words.density}</p>
          <Segmented
            label={words.density}
            value={density.density}
            options={DENSITIES.map((value) => ({ value, label: words.densities[value] }))}
            onChange={density.choose}
          />
        </div>
      </div>
    </SectionCard>
  );
});
