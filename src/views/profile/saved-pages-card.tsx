import { settingsText } from '../../core/profile/settings-text';
import { SavedPages } from '../../core/shell/saved-pages';
import { ShellExtras } from '../../core/shell/shell-extras';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { SectionCard } from '../shared/section-card';
import { useResolve } from '../use-store';

const text = settingsText.preferences.savedPages;

export function SavedPagesCard() {
  const resolve = useResolve();
  const clear = async () => {
    const { show, fail } = resolve(ToastStore);
    try {
      await resolve(ShellExtras).load();
      await resolve(SavedPages).clear();
      show({ type: 'success', text1: text.cleared });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <SectionCard title={text.title} text={text.text}>
      <Button look="line" onClick={() => void clear()}>
        {text.clear}
      </Button>
    </SectionCard>
  );
}
