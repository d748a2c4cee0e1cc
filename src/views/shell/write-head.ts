import type { Head } from './screen-module';

/** Puts what a page says about itself into the document's head. */
export function writeHead(head: Head, pathname: string): void {
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', location.origin + (head.canonical ?? pathname));
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  set('meta[property="og:url"]', 'content', location.origin + (head.canonical ?? pathname));
  set('meta[name="robots"]', 'content', head.hidden ? 'noindex' : 'index');
}

const set = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
