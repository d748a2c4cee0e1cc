import { describe, expect, it } from 'vitest';
import { memberStorage } from '../../core/composer/drafts-testing';
import { ScrollStore } from '../feed/scroll-store';
import { RecentSearchesStore } from '../search/recent-searches-store';
import { ShortcutsStore } from './shortcuts-store';
import { ThemeStore } from './theme-store';

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
}

const VISITOR = memberStorage(undefined);

describe('the data stored on the device', () => {
  it('[R-855][R-857] the device stores the last searches, newest first and without duplicates', () => {
    const storage = memory();
    const store = new RecentSearchesStore(VISITOR, storage);
    for (const text of ['zentrix', 'pune', 'Zentrix', '<b>x</b>']) store.add(text);
    expect(store.recent).toEqual(['x', 'Zentrix', 'pune']);
    expect(storage.saved.has('recentSearches:v1')).toBe(true);
    const again = new RecentSearchesStore(VISITOR, storage);
    again.open();
    expect(again.recent).toEqual(store.recent);
    again.clear();
    expect(storage.saved.size).toBe(0);
  });

  it('[R-855] the device stores the searches of a member for that member only, and those of a visitor for visitors', () => {
    const storage = memory();
    const searchesOf = (member: string | undefined) => {
      const store = new RecentSearchesStore(memberStorage(member, storage), storage);
      store.open();
      return store;
    };
    searchesOf(undefined).add('pune');
    searchesOf('asha').add('layoffs');
    expect(searchesOf('ravi').recent).toEqual([]);
    expect(searchesOf(undefined).recent).toEqual(['pune']);
    expect(searchesOf('asha').recent).toEqual(['layoffs']);
  });

  it.each(['', '{', '7', '{"a":1}', '[1,null,{}]', '["\\u0000"]', 'null'])(
    'recent searches and scroll positions ignore the broken stored value %j',
    (text) => {
      const storage = memory();
      storage.write('recentSearches:v1', text);
      storage.write('scrollPlaces:v1', text);
      const store = new RecentSearchesStore(VISITOR, storage);
      store.open();
      expect(store.recent).toEqual([]);
      expect(new ScrollStore(storage).placeOf('a')).toBeUndefined();
    },
  );

  it('the device stores scroll positions for the tab', () => {
    const storage = memory();
    const store = new ScrollStore(storage);
    store.keep('a', { anchor: 'post-1', offset: 80, y: 900 });
    store.save();
    expect(new ScrollStore(storage).placeOf('a')).toEqual({ anchor: 'post-1', offset: 80, y: 900 });
  });

  it('the device stores whether single-key shortcuts are on', () => {
    const storage = memory();
    new ShortcutsStore(storage).turn(false);
    const again = new ShortcutsStore(storage);
    again.open();
    expect(again.on).toBe(false);
  });

  it('the device stores the theme if the user chose one', () => {
    const written: string[] = [];
    const cookies = {
      read: () => 'blue',
      write: (name: string, value: string, days: number) => void written.push(`${name}=${value} ${days}`),
    };
    const store = new ThemeStore(cookies);
    expect(store.theme).toBe('system');
    store.choose('dark');
    store.choose('system');
    expect(written).toEqual(['theme=dark 365', 'theme= 0']);
  });
});
