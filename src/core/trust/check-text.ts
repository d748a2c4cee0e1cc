import { grouped } from '../shared/numbers';

export const checkText = {
  title: 'Is it in the public log?',
  checking: 'Checking on your device…',
  proved: (place: number, size: number) =>
    `Yes. The log has exactly this text, as entry ${grouped(place)} of ${grouped(size)}. It can’t be changed or removed without a trace.`,
  signed: 'Your browser checked the text, the proof and the signature.',
  unsigned:
    'Your browser checked the text and the proof. It can’t check the signature; update it or use the audit command.',
  waiting: (time: string) =>
    `Not yet. It enters the log on ${time}. We wait, so that the log doesn’t show when it was written.`,
  unlogged: 'No. It was published before the log began.',
  different:
    'No. The log has a different text. If you just edited it, try again tomorrow; otherwise please report it.',
  broken: 'The proof is wrong. Please report it, and keep a copy of this page.',
  failed: 'We couldn’t load the proof. Close this and try again.',
  receipt: 'Save receipt',
  receiptText:
    'A receipt can later prove that the log had this text, even if it’s gone from the site. It stays valid when the author deletes the text.',
  more: 'What the log can and can’t show',
};
