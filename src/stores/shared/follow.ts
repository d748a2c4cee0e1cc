import { reaction } from 'mobx';

/** Calls back with a value that a store derives, now and whenever it changes; returns the function that stops it. */
export const follow = <Value>(read: () => Value, onValue: (value: Value) => void): (() => void) =>
  reaction(read, onValue, { fireImmediately: true });
