import { useState } from 'react';
import { BRAND } from '../../core/shared/brand';
import { Art } from '../kit/living-page/art';
import { Charts } from '../kit/living-page/charts';
import { Controls } from '../kit/living-page/controls';
import { Facts } from '../kit/living-page/facts';
import { Forms } from '../kit/living-page/forms';
import { Overlays } from '../kit/living-page/overlays';
import { Pages } from '../kit/living-page/pages';
import { Page, PageHead } from '../kit/page';
import { Segmented } from '../kit/segmented';
import type { ScreenHandle } from '../shared/screen-module';
import css from './kit-screen.module.css';

type Theme = 'light' | 'dark' | 'both';

const THEMES = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const LEAD = 'Every component in every state, in both themes.';

export const handle: ScreenHandle = {
  head: () => ({
    title: `The kit | ${BRAND}`,
    description: LEAD,
    hidden: true,
  }),
};

/** The reference page of the design system, for developers. */
export function Component() {
  const [theme, setTheme] = useState<Theme>('both');
  const shown = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <Page width="wide">
      <div className={css.head}>
        <PageHead title="The kit" lead={LEAD} />
        <Segmented label="Theme" value={theme} options={THEMES} onChange={setTheme} />
      </div>
      <div className={css.themes}>
        {shown.map((name) => (
          <section key={name} data-theme={name} className={css.theme}>
            <h2>{name === 'light' ? 'Light' : 'Dark'}</h2>
            <Controls theme={name} />
            <Overlays />
            <Forms />
            <Facts />
            <Pages />
            <Charts />
            <Art />
          </section>
        ))}
      </div>
    </Page>
  );
}
