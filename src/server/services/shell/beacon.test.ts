import { describe, expect, it } from 'vitest';
import { errorLine, eventLine, redacted } from './beacon';

describe('the log line of an error', () => {
  it('the log line of an error names no person and no post', () => {
    const text = redacted(
      'asha.nair@zentrix.in got 502 at /feed-services/v1/feed/Kq3vT8mXb2Lw9RzY?SecretKey=abc call 9845012345 #tok=en',
    );
    expect(text).toBe('[mail] got 502 at /feed-services/v1/feed/[id]?[query] call [number] #[query]');
  });

  it('the log line of an error contains only fields that help to fix it', () => {
    const { about } = errorLine({
      error: 'boom',
      display: 'WEB',
      extra: { operation: 'listFeed', status: 502, userId: 'Mb1asha2Nair3Qx4', postId: 'x' },
    });
    expect(about).toEqual({ display: 'WEB', operation: 'listFeed', status: 502 });
  });

  it('the log line of an error is never longer than 8 KB', () => {
    const extra = Object.fromEntries(
      ['type', 'level', 'operation', 'stack', 'name'].map((key) => [key, 'w '.repeat(2500)]),
    );
    expect(
      JSON.stringify(errorLine({ error: 'e '.repeat(1000), display: 'WEB', extra })).length,
    ).toBeLessThan(8_192);
  });
});

describe('the log line of an event', () => {
  it('the log line of an event names the catalogue entity and not the campaign of a link', () => {
    expect(
      eventLine({
        eventType: 'pageView',
        pageName: 'HomeScreen',
        topicId: 42,
        designationId: 7,
        campaign: 'mail_asha',
      }),
    ).toEqual({
      kind: 'event',
      name: 'pageView',
      page: 'HomeScreen',
      value: 1,
      about: { topic: 42, designation: 7 },
    });
  });
});
