import { useLoaderData } from 'react-router';
import type { OpenScreen } from '../shared/screen-module';

/** The screen of the address. The key resets all state when the path changes. */
export function ScreenOutlet() {
  const { screen, place } = useLoaderData<OpenScreen>();
  return <screen.Component key={place.pathname} />;
}
