import type { Insertable, Kysely } from 'kysely';
import type { NoticeTable, NoticeText } from '../../../src/server/db/notice-tables';
import type { Tables } from '../../../src/server/db/tables';
import { type SealPurpose, sealsOf } from '../../../src/server/services/profile/deletion/account-seals';
import type { Services } from '../../../src/server/services/services';
import { cutToHour } from '../../../src/server/services/shared/cut-to-hour';
import { shifted } from '../example-time';

const ASHA = 'Mb1asha2Nair3Qx4';
const HER_QUESTION = 'Ow7nP3sT9qLm2Xc5';

interface Example {
  readonly id: string;
  readonly under: SealPurpose;
  readonly variant: string;
  readonly figure: number;
  readonly status: number;
  readonly at: string;
  readonly about: string | NoticeText;
}

/** Notifications of the example member, oldest first. */
const EXAMPLES: readonly Example[] = [
  {
    id: 'Nt4ashaWelcome0001',
    under: 'notices',
    variant: 'system',
    figure: 1,
    status: 2,
    at: '2026-11-16T06:00:00.000Z',
    about: {
      title: 'Choose your notifications',
      body: 'Pick which notifications you get, and set quiet hours.',
      cta: '/user-settings',
      hi: {
        title: 'अपनी सूचनाएं चुनें',
        body: 'तय करें कि आपको कौन सी सूचनाएं मिलें, और किन घंटों में कोई सूचना न आए।',
      },
    },
  },
  {
    id: 'Nt4ashaAwards00001',
    under: 'notices',
    variant: 'awards',
    figure: 1,
    status: 2,
    at: '2026-11-17T05:00:00.000Z',
    about: {
      title: 'The 2026 awards are out',
      body: 'See which companies employees rated highest.',
      cta: '/abeca-2026',
      hi: { title: '2026 के अवॉर्ड आ गए', body: 'देखें कि कर्मचारियों ने किन कंपनियों को सबसे ऊंची रेटिंग दी।' },
    },
  },
  {
    id: 'Nt4ashaVotes000001',
    under: 'face ANONYMOUS',
    variant: 'vote-milestone',
    figure: 25,
    status: 2,
    at: '2026-11-18T13:00:00.000Z',
    about: HER_QUESTION,
  },
  {
    id: 'Nt4ashaMention0001',
    under: 'face ANONYMOUS',
    variant: 'mention',
    figure: 1,
    status: 1,
    at: '2026-11-19T11:00:00.000Z',
    about: 'Pw6hB1yKs9Xd4Gn8',
  },
  {
    id: 'Nt4ashaAnswers0001',
    under: 'face ANONYMOUS',
    variant: 'answer',
    figure: 2,
    status: 0,
    at: '2026-11-20T08:00:00.000Z',
    about: HER_QUESTION,
  },
];

export async function seedExampleNotices(db: Kysely<Tables>, services: Services): Promise<void> {
  for (const example of EXAMPLES) await db.insertInto('notices').values(rowOf(example, services)).execute();
}

function rowOf({ about, under, at: path, ...rest }: Example, services: Services): Insertable<NoticeTable> {
  return {
    ...rest,
    recipient_seal: sealsOf(services, ASHA)[under],
    post_id: typeof about === 'string' ? about : null,
    item: typeof about === 'string' ? 'POST' : null,
    text: typeof about === 'string' ? undefined : JSON.stringify(about),
    notified_at: new Date(cutToHour(shifted(path, services))),
  };
}
