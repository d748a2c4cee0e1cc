import { describe, expect, it } from 'vitest';
import { memberStorage } from '../composer/drafts-testing';
import { expiryKey, PromptMemory } from './prompt-memory';
import { PROMPT_TYPES } from './prompt-types';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const TONIGHT = Date.parse('2026-11-22T00:00:00Z');

function memory(device = new Map<string, string>(), tab = new Map<string, string>(), member?: string) {
  const clock = { at: NOW, now: () => clock.at };
  const saved = (texts: Map<string, string>) => ({
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  });
  const own = memberStorage(member, saved(device));
  return { clock, device, memory: new PromptMemory(own, saved(device), saved(tab), clock) };
}

describe('the memory of contribution prompts', () => {
  it.each(PROMPT_TYPES)('[R-451][R-461] each prompt type has a separate expiry: %s', (type) => {
    const { memory: promptMemory, device } = memory();
    promptMemory.dismiss(type);
    expect([...device.keys()]).toEqual([`contribPrompt:${type}:expires`]);
    expect(PROMPT_TYPES.filter((item) => promptMemory.rests(item))).toEqual([type]);
  });

  it('[R-461] a prompt type pauses for seven days after a dismissal and thirty days after a contribution', () => {
    const { memory: promptMemory, clock } = memory();
    promptMemory.dismiss('review');
    promptMemory.give('salary');
    clock.at = TONIGHT + 7 * DAY - 1;
    expect([promptMemory.rests('review'), promptMemory.rests('salary')]).toEqual([true, true]);
    clock.at = TONIGHT + 7 * DAY;
    expect([promptMemory.rests('review'), promptMemory.rests('salary')]).toEqual([false, true]);
    clock.at = TONIGHT + 30 * DAY;
    expect(promptMemory.rests('salary')).toBe(false);
  });

  it('the expiry on the device reveals the day but not the hour', () => {
    const { memory: promptMemory, device } = memory();
    promptMemory.give('review');
    expect(new Date(Number(device.get(expiryKey('review')))).toISOString()).toBe('2026-12-22T00:00:00.000Z');
  });

  it('contributions of a member pause prompts for that member only, and the next member cannot read them', () => {
    const device = new Map<string, string>();
    memory(device, new Map(), 'asha').memory.give('salary');
    const restsFor = (member?: string) => memory(device, new Map(), member).memory.rests('salary');
    expect([restsFor('asha'), restsFor('imran'), restsFor()]).toEqual([true, false, false]);
    expect([...device.keys()].filter((key) => key.startsWith('contribPrompt'))).toEqual([]);
  });

  it('[R-461] one prompt shows per session, even after a reload', () => {
    const tab = new Map<string, string>();
    const { memory: promptMemory } = memory(new Map(), tab);
    expect(promptMemory.spoken).toBe(false);
    promptMemory.speak();
    expect([promptMemory.spoken, memory(new Map(), tab).memory.spoken, memory().memory.spoken]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['', 'soon', '-1', 'NaN', 'Infinity', '9e99', '{}', String(NOW + 32 * DAY)])(
    'an invalid expiry pauses nothing: %s',
    (text) => {
      expect(memory(new Map([[expiryKey('review'), text]])).memory.rests('review')).toBe(false);
    },
  );

  it('without storage, the prompt still shows only once', () => {
    const denied = { read: () => undefined, write: () => {}, remove: () => {} };
    const promptMemory = new PromptMemory(memberStorage(undefined), denied, denied, { now: () => NOW });
    promptMemory.give('review');
    promptMemory.speak();
    expect([promptMemory.rests('review'), promptMemory.spoken]).toEqual([false, true]);
  });
});
