import { expect, it } from 'vitest';
import { withholding } from './crawler-filter';
import { aggregationClient, browsingHistory, pageDetails } from './generated/aggregation';
import { chat, chatClient } from './generated/chat';
import { companies, companyClient, comparison } from './generated/company';
import { jobs, jobsClient } from './generated/jobs';
import { commentWriting, writingClient } from './generated/writing';
import type { Wire } from './runtime';

const GOOGLE =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const MEMBER = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

function seenBy(userAgent: string) {
  const sent: string[] = [];
  const wire: Wire = {
    origin: 'http://service.test',
    fetch: withholding(async ({ url }) => {
      sent.push(new URL(url).pathname);
      return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 });
    }, userAgent),
  };
  return { sent, wire };
}

type RequestFunction = (wire: Wire) => Promise<unknown>;
const CALLS: readonly (readonly [string, RequestFunction])[] = [
  ['filter', (wire) => companies(companyClient(wire)).listCompanyFilters()],
  ['filter of jobs', (wire) => jobs(jobsClient(wire)).listJobFilters()],
  [
    'compare',
    (wire) => comparison(companyClient(wire)).compareCompanies({ companies: 'zentrix-labs,kaveri-bank' }),
  ],
  ['chat', (wire) => chat(chatClient(wire)).listGroups({})],
  ['comment', (wire) => commentWriting(writingClient(wire)).readComment({ id: 'Cm3vN8xWm2Zt7Rf1' })],
  ['page-details', (wire) => pageDetails(aggregationClient(wire)).readPageDetails({ pageName: 'companies' })],
  ['pagename', (wire) => pageDetails(aggregationClient(wire)).readPageName({ path: '/' })],
  ['browsing-history', (wire) => browsingHistory(aggregationClient(wire)).listVisited()],
];

it.each(CALLS)('[R-015][R-016] in a crawler’s browser the request %s is not sent', async (_name, ask) => {
  const { sent, wire } = seenBy(GOOGLE);
  await expect(ask(wire)).rejects.toMatchObject({ kind: 'forbidden', status: 403, code: 'BOT_BLOCKED' });
  expect(sent).toEqual([]);
});

it.each(CALLS)('[R-016] in any other browser the request %s is sent', async (_name, ask) => {
  const { sent, wire } = seenBy(MEMBER);
  await expect(ask(wire)).rejects.toMatchObject({ kind: 'notFound' });
  expect(sent).toHaveLength(1);
});

it('[R-016] a crawler’s browser still requests the content of its page', async () => {
  const { sent, wire } = seenBy(GOOGLE);
  await companies(companyClient(wire))
    .readCompany({ urlName: 'zentrix-labs' })
    .catch(() => undefined);
  expect(sent).toEqual(['/company-services/v1/companies/zentrix-labs']);
});
