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
import css from './load-on-interaction.module.css';

const TOUCHED = [
  'scroll',
  'pointermove',
  'pointerdown',
  'keydown',
  'click',
  'focusin',
  'popstate',
  'hashchange',
] as const;

type Load<Props> = () => Promise<ComponentType<Props>>;

export type InteractionPart<Props extends object> = ComponentType<Props> & {
  /** Loads the part, so that a page the browser renders has it at once. */
  readonly load: () => Promise<unknown>;
};

/**
 * A part below the first view. The server renders it; the browser loads and hydrates it at the first
 * interaction, since the user has to scroll to reach it. Until then its presses and input are stored
 * (app/early-presses.ts).
 */
export function loadOnInteraction<Props extends object>(
  file: () => Promise<{ readonly Part: ComponentType<Props> }>,
): InteractionPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = (await file()).Part;
    return loaded;
  };
  const OnServer = boundary(load);
  const part = (rendered: boolean) => {
    if (!isBrowser) return OnServer;
    if (rendered) return boundary(() => touched().then(() => untilLoaded(load)));
    return loaded ? at(loaded) : boundary(load);
  };
  function LaterPart(props: Props) {
    const rendered = useSyncExternalStore(never, no, yes);
    const place = useRef<HTMLDivElement>(null);
    const [{ Part, later }] = useState(() => ({
      Part: part(rendered),
      later: rendered ? '' : undefined,
    }));
    return (
      <div ref={place} className={css.part} data-part="" data-later={later}>
        <Part place={place} props={props} />
      </div>
    );
  }
  return Object.assign(LaterPart, { load });
}

const isBrowser = typeof window !== 'undefined';

interface PartProps<Props> {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly props: Props;
}

const at =
  <Props extends object>(Part: ComponentType<Props>) =>
  ({ props }: PartProps<Props>) => <Part {...props} />;

/** Memoized, so that a render of its parent does not make React hydrate it. */
function boundary<Props extends object>(load: Load<Props>): ComponentType<PartProps<Props>> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return memo(
    ({ place, props }) => (
      <Suspense>
        <Loaded {...props} />
        <Arrived place={place} />
      </Suspense>
    ),
    (before, after) => isSame(before.props, after.props),
  );
}

const isSame = (before: object, after: object): boolean =>
  Object.entries(after).every(([name, value]) => Object.is(Reflect.get(before, name), value));

/** Hydrates with the part, and replays its stored presses and input. */
function Arrived({ place }: Pick<PartProps<object>, 'place'>) {
  useEffect(() => {
    place.current?.removeAttribute('data-later');
    // The user may have followed a link to something in the part before it loaded.
    const named = document.getElementById(location.hash.slice(1));
    if (named && place.current?.contains(named)) named.scrollIntoView();
  }, [place]);
  return undefined;
}

/** A part that cannot be loaded stays as the server rendered it until the next attempt. */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await nextTouch();
    return untilLoaded(load);
  }
}

const touched = async (): Promise<void> => {
  if (!scrollY && !location.hash && !('early' in window)) await nextTouch();
};

/** While capturing: a press that early-presses.ts stores goes no further. */
const nextTouch = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of TOUCHED) addEventListener(event, resolve, { capture: true, once: true });
  });

const never = () => () => {};
const no = () => false;
const yes = () => true;
