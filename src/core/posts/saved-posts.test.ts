import { describe, expect, it } from 'vitest';
import { memberStorage } from '../composer/drafts-testing';
import { memoryStorage } from '../shell/memory-storage';
import { SavedPosts } from './saved-posts';

const KEY = 'posts';
const NOTICE = { id: 'Kq3vN8xWm2Zt7Rf1', title: 'Sixty days of notice' };
const COMMUTE = { id: 'Zt7Rf1Kq3vN8xWm2', title: 'How long is your commute?' };

function device(saved?: string) {
  const storage = memoryStorage();
  if (saved !== undefined) storage.write(KEY, saved);
  return { storage, saved: new SavedPosts(storage) };
}

describe('the saved posts', () => {
  it('[R-855] the saved posts are stored with their titles and stay in order', () => {
    const { saved } = device();
    saved.keep([COMMUTE, NOTICE]);
    expect(saved.read()).toEqual([COMMUTE, NOTICE]);
  });

  it('[R-855] the saved posts are hidden from the next member on the device and from visitors', () => {
    const device = memoryStorage();
    new SavedPosts(memberStorage('asha', device)).keep([NOTICE]);
    expect(new SavedPosts(memberStorage('bela', device)).read()).toEqual([]);
    expect(new SavedPosts(memberStorage(undefined, device)).keep([COMMUTE])).toEqual([]);
    expect(new SavedPosts(memberStorage('asha', device)).read()).toEqual([NOTICE]);
  });

  it('[R-855] removing all saved posts leaves no data on the device', () => {
    const { storage, saved } = device();
    saved.keep([NOTICE]);
    saved.keep([]);
    expect(storage.read(KEY)).toBeUndefined();
  });

  it('[R-855] the saved posts are limited to two hundred: the oldest ones are dropped', () => {
    const { saved } = device();
    const many = Array.from({ length: 205 }, (_, index) => ({
      id: `post-${1000 + index}`,
      title: `Post ${index}`,
    }));
    const stored = saved.keep(many);
    expect(stored).toHaveLength(200);
    expect(stored[0]?.title).toBe('Post 0');
  });

  it.each([
    ['text that is not JSON', '{'],
    ['an object instead of a list', '{"id":"Kq3vN8xWm2Zt7Rf1"}'],
    ['nothing', 'null'],
    ['a list of other values', '[null, 1, "x", {}, [], {"id":1,"title":2}]'],
    ['an id that leads elsewhere', '[{"id":"../login?to=x","title":"Notice"}]'],
    ['a title without text', '[{"id":"Kq3vN8xWm2Zt7Rf1","title":"<b></b>"}]'],
  ])('[R-855] the saved posts are empty if the device stores %s', (_, saved) => {
    expect(device(saved).saved.read()).toEqual([]);
  });

  it('[R-855] the saved posts drop duplicates and reduce titles to plain text of limited length', () => {
    const twice = [NOTICE, { ...NOTICE, title: 'again' }, { ...COMMUTE, title: `<i>${'x'.repeat(900)}` }];
    const read = device(JSON.stringify(twice)).saved.read();
    expect(read.map(({ id }) => id)).toEqual([NOTICE.id, COMMUTE.id]);
    expect(read[1]?.title).toBe('x'.repeat(300));
  });
});

it('a saved job stays a job, and anything else counts as a post', () => {
  const job = { id: 'Jb4ZentrixBackend01', title: 'Backend engineer, Zentrix Labs', isJob: true } as const;
  const { saved } = device(JSON.stringify([job, { ...NOTICE, isJob: 'yes' }]));
  expect(saved.read()).toEqual([job, NOTICE]);
  expect(saved.keep([job, COMMUTE])).toEqual([job, COMMUTE]);
});
