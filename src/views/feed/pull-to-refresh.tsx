import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import type { PullIndicator } from './pull-indicator';
import css from './pull-to-refresh.module.css';

/** Loads the newest posts when the page is pulled down. The first touch loads the code, as only touch can pull. */
export function PullToRefresh({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  const [Sign, setSign] = useState<typeof PullIndicator>();
  const begin = ({ touches }: TouchEvent) => {
    from.current = scrollY <= 0 ? touches[0]?.clientY : undefined;
    document.documentElement.dataset.pull = '';
    import(/* webpackChunkName: "pull-indicator" */ './pull-indicator').then(
      (file) => setSign(() => file.PullIndicator),
      () => {},
    );
  };
  return (
    <div ref={page} className={css.page} onTouchStart={Sign ? undefined : begin}>
      {Sign && <Sign page={page} from={from.current} />}
      {children}
    </div>
  );
}
