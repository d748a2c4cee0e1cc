import { observer } from 'mobx-react-lite';
import { DENSITIES } from '../../core/feed/density';
import { settingsText } from '../../core/profile/settings-text';
import { DensityStore } from '../../stores/feed/density-store';
import { Segmented } from '../kit/segmented';
import { Skeleton } from '../kit/skeleton';
import { LanguageSwitch } from '../shared/language-switch';
import { SectionCard } from '../shared/section-card';
import { ThemeSwitch } from '../shared/theme-switch';
import { useStore } from '../use-store';
import css from './preference-cards.module.css';
import { useExtras } from './use-extras';

const text = settingsText.preferences;

export const LookCard = observer(function LookCard() {
  const here = useExtras();
  const density = useStore(DensityStore);
  return (
    <SectionCard title={text.look} text={text.lookText}>
      <div className={css.pair}>
        <div>
          <p className={css.label}>{text.theme}</p>
          {here ? <ThemeSwitch /> : <Skeleton lines={1} />}
        </div>
        <div>
          <p className={css.label}>{text.language}</p>
          {here ? <LanguageSwitch /> : <Skeleton lines={1} />}
        </div>
        <div>
          <p className={css.label}>{text.density}</p>
          <Segmented
            label={text.density}
            value={density.density}
            options={DENSITIES.map((value) => ({ value, label: text.densities[value] }))}
            onChange={density.choose}
          />
        </div>
      </div>
    </SectionCard>
  );
});
