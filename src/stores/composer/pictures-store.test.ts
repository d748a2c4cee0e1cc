import { describe, expect, it } from 'vitest';
import { Drafts } from '../../core/composer/drafts';
import { PublishPost } from '../../core/composer/publish-post';
import type { WritingPort } from '../../core/composer/writing-port';
import type { SavedOffersPort } from '../../core/posts/saved-offers-port';
import { Failure } from '../../core/shared/failure';
import type { ChosenFile, UploadedPicture } from '../../core/shared/picture-uploads';
import { ShellStore } from '../shell/shell-store';
import { ComposerStore } from './composer-store';
import { PicturesStore } from './pictures-store';

interface Sending {
  readonly file: ChosenFile;
  readonly reportProgress: (share: number) => void;
  readonly arrive: (picture: UploadedPicture) => void;
  readonly fail: (failure: Failure) => void;
  cancelled: boolean;
}

function composing() {
  const sendings: Sending[] = [];
  const discarded: string[] = [];
  const uploads = {
    discard: (key: string) => void discarded.push(key),
    upload: (file: ChosenFile, listener: (share: number) => void) => {
      const sending: Sending = {
        file,
        reportProgress: listener,
        arrive: () => {},
        fail: () => {},
        cancelled: false,
      };
      sendings.push(sending);
      const done = new Promise<UploadedPicture>((arrive, fail) => Object.assign(sending, { arrive, fail }));
      const cancel = () => {
        sending.cancelled = true;
        sending.fail(new Failure('cancelled', 'uploadPicture', 0));
      };
      return { done, cancel };
    },
  };
  let ids = 0;
  const random = { id: () => `random-${++ids}` };
  const storage = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const drafts = new Drafts(storage);
  const publish = new PublishPost({} as WritingPort, {} as SavedOffersPort, random);
  const composer = new ComposerStore(publish, drafts, random, new ShellStore());
  const store = new PicturesStore(uploads, composer, random);
  const pictures = () => composer.draft.pictures;
  const position = (place: number) => {
    const [picture, sending] = [pictures()[place], sendings[place]];
    if (!picture || !sending) throw new Error('There is no such picture.');
    return { id: picture.id, sending, state: () => store.stateOf(picture.id) };
  };
  return { store, composer, sendings, discarded, pictures, at: position };
}

const files = (count: number, change: object = {}): readonly ChosenFile[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index}.jpg`,
    type: 'image/jpeg',
    size: 1000,
    ...change,
  }));
const SAVED = { key: 'Pq7Lt2VwXn4Kd9RbZm5HcA', url: '/media/Pq7Lt2VwXn4Kd9RbZm5HcA-1600.webp' };
const soon = () => new Promise((done) => setImmediate(done));

describe('[R-268] the pictures of a draft', () => {
  it('pictures are uploaded two at a time and report their progress', async () => {
    const { store, sendings, at: position, pictures } = composing();
    store.add(files(3));
    expect(sendings.map(({ file }) => file.name)).toEqual(['0.jpg', '1.jpg']);
    position(0).sending.reportProgress(0.5);
    expect(position(0).state()).toEqual({ kind: 'sending', share: 0.5 });
    position(0).sending.arrive(SAVED);
    await soon();
    expect(pictures()[0]).toMatchObject({ ...SAVED, name: '0.jpg' });
    expect([position(0).state(), sendings.length]).toEqual([undefined, 3]);
  });

  it('[R-285] pictures are limited to ten, however many the user chooses', () => {
    const { store, pictures } = composing();
    store.add(files(7));
    expect(store.leftOut).toBe(0);
    store.add(files(7));
    expect([pictures().length, store.room, store.leftOut]).toEqual([10, 0, 4]);
    store.remove(pictures()[0]?.id ?? '');
    expect([store.room, store.leftOut]).toEqual([1, 0]);
  });

  it('pictures that are not acceptable are not uploaded and show the reason', () => {
    const { store, sendings, pictures } = composing();
    store.add([...files(1, { type: 'image/gif' }), ...files(1, { size: 6_000_000 })]);
    expect(pictures().map(({ id }) => store.stateOf(id))).toEqual([
      { kind: 'refused', why: 'type' },
      { kind: 'refused', why: 'size' },
    ]);
    expect(sendings).toEqual([]);
  });

  it('a picture upload can be cancelled, and the next one starts', async () => {
    const { store, sendings, at: position, pictures } = composing();
    store.add(files(3));
    const { id, sending } = position(0);
    store.remove(id);
    await soon();
    expect([sending.cancelled, pictures().length, sendings.length]).toEqual([true, 2, 3]);
  });

  it('removing a picture or discarding the draft frees the slots on the server', async () => {
    const { store, discarded, at: position, pictures } = composing();
    store.add(files(3));
    for (const place of [0, 1, 2]) {
      position(place).sending.arrive({ ...SAVED, key: `key-${place}` });
      await soon();
    }
    store.remove(pictures()[1]?.id ?? '');
    expect(discarded).toEqual(['key-1']);
    store.clear();
    expect(discarded).toEqual(['key-1', 'key-0', 'key-2']);
  });

  it('a picture whose upload failed can be retried at its position', async () => {
    const { store, sendings, at: position, pictures } = composing();
    store.add(files(1));
    position(0).sending.fail(new Failure('offline', 'uploadPicture', 0));
    await soon();
    expect(position(0).state()).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    store.retry(position(0).id);
    sendings[1]?.arrive(SAVED);
    await soon();
    expect(pictures()[0]?.key).toBe(SAVED.key);
  });

  it('a post waits until all its pictures are uploaded', async () => {
    const { store, composer, at: position } = composing();
    composer.change({
      title: 'Our canteen',
      community: { kind: 'TOPIC', id: 1, name: 'Food' },
      extra: 'pictures',
    });
    store.add(files(1));
    await composer.send('ANONYMOUS');
    expect(composer.problemAt('pictures')?.kind).toBe('waiting');
    position(0).sending.arrive(SAVED);
    await soon();
    expect(composer.problemAt('pictures')).toBeUndefined();
  });

  it('pictures that arrive after the draft was discarded do not enter another draft', async () => {
    const { store, composer, at: position, pictures } = composing();
    store.add(files(1));
    const { sending } = position(0);
    store.clear();
    composer.discard();
    sending.arrive(SAVED);
    await soon();
    expect(pictures()).toEqual([]);
  });
});
