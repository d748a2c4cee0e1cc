import type { ComponentProps } from 'react';
import { Link } from 'react-router';

interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Keeps the place on the page: for links that only change a list. */
  readonly keepScroll?: boolean;
}

/** A link. Inside the site it navigates without loading a page; outside it opens beside it and vouches for nothing. */
export function Anchor({ href, keepScroll = false, ...rest }: AnchorProps) {
  if (/^https?:/i.test(href)) {
    return <a {...rest} href={href} target="_blank" rel="ugc nofollow noopener noreferrer" />;
  }
  return <Link {...rest} to={href} preventScrollReset={keepScroll} />;
}
