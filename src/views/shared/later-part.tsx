import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ScreenExtras } from '../../core/shell/screen-extras';
import { useStore } from '../use-store';
import css from './later-part.module.css';

const TOUCHED = [
  'scroll',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'popstate',
  'hashchange',
] as const;

type Load<Props extends object> = () => Promise<{ readonly Part: ComponentType<Props> }>;

/**
 * A part below the first view. The server renders it; the browser loads and hydrates it at the first sign of a user,
 * who has to scroll to reach it. Until then its presses and input are kept (app/early-presses.ts).
 */
export function laterPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const OnServer = boundary(load);
  return function LaterPart(props: Props) {
    const extras = useStore(ScreenExtras);
    const rendered = useSyncExternalStore(never, no, yes);
    const place = useRef<HTMLDivElement>(null);
    const [{ Part, later }] = useState(() => {
      const loadAll = async () => (await Promise.all([load(), extras.load()]))[0];
      const whenTouched = () => touched().then(() => untilLoaded(loadAll));
      const Part = isBrowser ? boundary(rendered ? whenTouched : loadAll) : OnServer;
      return { Part, later: rendered ? '' : undefined };
    });
    return (
      <div ref={place} className={css.part} data-part="" data-later={later}>
        <Part place={place} props={props} />
      </div>
    );
  };
}

const isBrowser = typeof window !== 'undefined';

interface BoundaryProps<Props> {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly props: Props;
}

/** Memoized, so that a render of its parent does not make React hydrate it. */
function boundary<Props extends object>(load: Load<Props>) {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: (await load()).Part }));
  return memo(
    ({ place, props }: BoundaryProps<Props>) => (
      <Suspense>
        <Loaded {...props} />
        <Arrived place={place} />
      </Suspense>
    ),
    (before, after) => isSame(before.props, after.props),
  );
}

const isSame = <Props extends object>(before: Props, after: Props): boolean =>
  Object.entries(after).every(([name, value]) => Object.is(Reflect.get(before, name), value));

/** Hydrates with the part, and lets its kept presses and input through. */
function Arrived({ place }: { readonly place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => place.current?.removeAttribute('data-later'), [place]);
  return undefined;
}

/** A part that cannot be loaded stays as the server rendered it until the next attempt. */
async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await touched();
    return untilLoaded(load);
  }
}

async function touched(): Promise<void> {
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    const done = () => {
      listening.abort();
      resolve();
    };
    for (const event of TOUCHED) addEventListener(event, done, { signal: listening.signal, passive: true });
    if (scrollY > 0 || location.hash !== '') done();
  });
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
