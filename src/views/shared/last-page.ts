import { redirect } from 'react-router';

interface Pages {
  readonly page?: number | undefined;
  readonly pages: number;
}

/**
 * An address beyond a list's last page leads to that page: an empty one would say that there is nothing. Where the
 * answer names no number of pages it leads nowhere, or it would lead here for ever.
 */
export function lastPage(request: Request, { page = 1, pages }: Pages): Response | undefined {
  if (!(page > Math.max(1, pages))) return undefined;
  const url = new URL(request.url);
  if (pages > 1) url.searchParams.set('page', String(pages));
  else url.searchParams.delete('page');
  return redirect(url.pathname + url.search);
}
