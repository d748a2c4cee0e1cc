import type { LoaderFunctionArgs } from 'react-router';
import { parseQuery, valueIn } from '../../core/shell/query';
import { TicketStore } from '../../stores/moderation/ticket-store';
import type { Head } from '../shared/screen-module';
import { storesContext } from '../use-store';

export async function openTicket({ request, context }: LoaderFunctionArgs): Promise<void> {
  const typed = valueIn(parseQuery(new URL(request.url).search), 'ticket') ?? '';
  await context.get(storesContext)(TicketStore).open(typed, { signal: request.signal });
}

/** A page with a ticket number is private, so search engines must not index it. */
export const headWithTicket = (head: Head, search: string): Head => ({
  ...head,
  hidden: valueIn(parseQuery(search), 'ticket') !== undefined,
});
