import { TOAST_TYPES, type ToastType } from '../../../core/shell/toast';
import { Toast } from '../toast';
import { TOAST_LOOKS } from '../toast-looks';
import { Specimen } from './specimen';

interface Sample {
  readonly title: string;
  readonly text?: string;
  readonly link?: string;
}

const SAMPLES: Readonly<Record<ToastType, Sample>> = {
  default: { title: 'You have been signed out.' },
  success: { title: 'Link copied to clipboard!' },
  failure: {
    title: 'Something Went Wrong!',
    text: 'Please try again after some time.',
    link: 'View qualification criteria',
  },
  alert: { title: 'Your session ends in five minutes.' },
  info: { title: 'Chat requests reach you only from people you follow.' },
  alertWithTitle: {
    title: 'A company with a very long name, formerly known by another, has closed its page for now',
    text: 'Everything people wrote about it stays here, and stays as anonymous as it was on the day they wrote it.',
  },
  chatMessage: { title: 'NammaMetro sent you a message', link: 'View messages' },
};

const nothing = () => {};

export const Toasts = () => (
  <Specimen title="Toasts" flow="stack">
    {TOAST_TYPES.map((type) => {
      const { link, ...message } = SAMPLES[type];
      return (
        <Toast
          key={type}
          {...TOAST_LOOKS[type]}
          {...message}
          link={link === undefined ? undefined : { label: link, onClick: nothing }}
          onClose={nothing}
        />
      );
    })}
  </Specimen>
);
