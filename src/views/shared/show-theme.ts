import type { Theme } from '../../core/shell/theme';

/** Applies a theme at once. Without the attribute the system setting decides. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const scheme = document.head.querySelector('meta[name="color-scheme"]');
  scheme?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
}
