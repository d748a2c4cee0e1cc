import { describe, expect, it } from 'vitest';
import { expiryKey, PromptMemory } from './prompt-memory';
import { PROMPT_TYPES } from './prompt-types';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const TONIGHT = Date.parse('2026-11-22T00:00:00Z');

function memory(device = new Map<string, string>(), tab = new Map<string, string>()) {
  const clock = { at: NOW, now: () => clock.at };
  const kept = (texts: Map<string, string>) => ({
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  });
  return { clock, device, memory: new PromptMemory(kept(device), kept(tab), clock) };
}

describe('what was asked for', () => {
  it.each(PROMPT_TYPES)('[R-451][R-461] each type has an expiry of its own: %s', (type) => {
    const { memory: asked, device } = memory();
    asked.dismiss(type);
    expect([...device.keys()]).toEqual([`contribPrompt:${type}:expires`]);
    expect(PROMPT_TYPES.filter((one) => asked.rests(one))).toEqual([type]);
  });

  it('[R-461] rests seven days after a no, and thirty after it was given', () => {
    const { memory: asked, clock } = memory();
    asked.dismiss('review');
    asked.give('salary');
    clock.at = TONIGHT + 7 * DAY - 1;
    expect([asked.rests('review'), asked.rests('salary')]).toEqual([true, true]);
    clock.at = TONIGHT + 7 * DAY;
    expect([asked.rests('review'), asked.rests('salary')]).toEqual([false, true]);
    clock.at = TONIGHT + 30 * DAY;
    expect(asked.rests('salary')).toBe(false);
  });

  it('tells whoever reads the device a day and no hour', () => {
    const { memory: asked, device } = memory();
    asked.give('review');
    expect(new Date(Number(device.get(expiryKey('review')))).toISOString()).toBe('2026-12-22T00:00:00.000Z');
  });

  it('[R-461] one a session, also after a reload', () => {
    const tab = new Map<string, string>();
    const { memory: asked } = memory(new Map(), tab);
    expect(asked.spoken).toBe(false);
    asked.speak();
    expect([asked.spoken, memory(new Map(), tab).memory.spoken, memory().memory.spoken]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['', 'soon', '-1', 'NaN', 'Infinity', '9e99', '{}', String(NOW + 32 * DAY)])(
    'what is broken rests nothing: %s',
    (text) => {
      expect(memory(new Map([[expiryKey('review'), text]])).memory.rests('review')).toBe(false);
    },
  );

  it('where nothing can be kept it still asks once only', () => {
    const denied = { read: () => undefined, write: () => {}, remove: () => {} };
    const asked = new PromptMemory(denied, denied, { now: () => NOW });
    asked.give('review');
    asked.speak();
    expect([asked.rests('review'), asked.spoken]).toEqual([false, true]);
  });
});
