import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * How long a link looks pressed after its navigation. React renders the page in this time; a change of the link would
 * paint the old page once more before.
 */
const RENDERED_MS = 100;

interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Preserves the scroll position, for links that only change a list. */
  readonly keepScroll?: boolean;
}

/**
 * Navigates without a page load inside the site, and opens a new tab with nofollow outside it. It uses the router
 * context, because `useNavigate` would rerender every link on each address change.
 */
export function Anchor({ keepScroll = false, href, onClick, ...rest }: AnchorProps) {
  const routing = useContext(RouterContext);
  if (/^https?:/i.test(href)) {
    return (
      <a {...rest} href={href} onClick={onClick} target="_blank" rel="ugc nofollow noopener noreferrer" />
    );
  }
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !routing || !staysInWindow(event)) return;
    event.preventDefault();
    const { dataset } = event.currentTarget;
    dataset.pressed = '';
    const shown = () => void setTimeout(() => delete dataset.pressed, RENDERED_MS);
    void routing.router.navigate(href, { preventScrollReset: keepScroll }).finally(shown);
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** Modified clicks belong to the browser: new tab, new window, download. */
const staysInWindow = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !metaKey &&
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  ['', '_self'].includes(currentTarget.target);
