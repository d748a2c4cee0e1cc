import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Keeps the place on the page: for links that only change a list. */
  readonly keepScroll?: boolean;
}

/**
 * A link. Inside the site it navigates without loading a page; outside it opens beside it and vouches for nothing.
 * It asks the router itself: with `useNavigate` every link of a page would be drawn again whenever the address changes.
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
    void routing.router.navigate(href, { preventScrollReset: keepScroll });
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** A plain press; any other is the browser's: another tab, another window, a download. */
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
