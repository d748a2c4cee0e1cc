import { observer } from 'mobx-react-lite';
import { THEMES, type Theme } from '../../core/shell/theme';
import { ThemeStore } from '../../stores/shell/theme-store';
import type { IconName } from '../kit/icon-names';
import { Segmented } from '../kit/segmented';
import { useStore } from '../use-store';
import { showTheme } from './show-theme';
import { useDeferredText } from './use-deferred-text';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** System, light or dark; stored, so that the next page renders with it. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const store = useStore(ThemeStore);
  const text = useDeferredText().theme;
  return (
    <Segmented
      label={text.label}
      value={store.theme}
      options={THEMES.map((theme) => ({ value: theme, label: text[theme], icon: ICONS[theme] }))}
      onChange={(theme) => {
        store.choose(theme);
        showTheme(theme);
      }}
    />
  );
});
