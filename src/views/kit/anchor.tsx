import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Keeps the place on the page: for links that only change a list. */
  readonly keepScroll?: boolean;
}

/** A link. Inside the site it navigates without loading a page; outside it opens beside it and vouches for nothing. */
export function Anchor({ keepScroll = false, ...rest }: AnchorProps) {
  if (/^https?:/i.test(rest.href)) {
    return <a {...rest} target="_blank" rel="ugc nofollow noopener noreferrer" />;
  }
  return <InsideAnchor {...rest} keepScroll={keepScroll} />;
}

function InsideAnchor({ href, keepScroll, onClick, ...rest }: AnchorProps) {
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysInWindow(event)) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: keepScroll });
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
