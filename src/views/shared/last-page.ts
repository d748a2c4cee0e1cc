import { redirect } from 'react-router';

interface Pages {
  readonly page?: number | undefined;
  readonly pages: number;
}

/**
 * Redirects a URL beyond the last page to that page: an empty page would claim that there are no items. Without a
 * valid page count it does not redirect, which would loop forever.
 */
export function lastPage(request: Request, { page = 1, pages }: Pages): Response | undefined {
  if (!(page > Math.max(1, pages))) return undefined;
  const url = new URL(request.url);
  if (pages > 1) url.searchParams.set('page', String(pages));
  else url.searchParams.delete('page');
  return redirect(url.pathname + url.search);
}
