import { useLoaderData } from 'react-router';
import type { OpenScreen } from '../shared/screen-module';

/** The screen the address leads to. Another path is another page, with nothing left over from the one before. */
export function ScreenOutlet() {
  const { screen, place } = useLoaderData<OpenScreen>();
  return <screen.Component key={place.pathname} />;
}
