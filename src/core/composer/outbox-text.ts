export const outboxText = {
  title: 'Waiting to send',
  lead: 'We send these as soon as you’re back online. Only you can see them.',
  empty: { title: 'Nothing is waiting', text: 'What you write offline will show up here until it is sent.' },
  strip: ({ waiting, refused }: { readonly waiting: number; readonly refused: number }) =>
    [waiting > 0 ? `Waiting to send: ${waiting}` : '', refused > 0 ? `Not sent: ${refused}` : '']
      .filter(Boolean)
      .join(' · '),
  kinds: {
    vote: 'Vote',
    ballot: 'Poll vote',
    comment: 'Comment',
    commentEdit: 'Edited comment',
    postEdit: 'Edited post',
    post: 'Post',
  },
  waiting: 'Waiting for a connection',
  notSent: 'Not sent',
  edit: 'Edit',
  remove: 'Delete',
  retry: 'Retry',
  save: 'Save',
  cancel: 'Cancel',
  view: 'View',
  labels: { title: 'Title', text: 'Text' },
  /** Distinguishes the buttons of different items for screen readers. */
  of: (action: string, kind: string, text: string) => `${action}: ${kind}${text && `, ${text}`}`,
  removed: 'Deleted.',
  undo: 'Undo',
  openPost: 'Open post',
  missing: 'Write something first.',
  gone: 'This was sent or deleted in another tab.',
  refusedToast: {
    vote: 'A vote you made offline couldn’t be counted.',
    ballot: 'A poll vote you made offline couldn’t be counted.',
    comment: 'A comment you wrote offline couldn’t be posted. Your text is saved.',
    commentEdit: 'A comment you edited offline couldn’t be changed. Your text is saved.',
    postEdit: 'A post you edited offline couldn’t be changed. Your text is saved.',
    post: 'A post you wrote offline couldn’t be published. Your text is saved.',
  },
  refusals: {
    notFound: 'The post or comment was deleted.',
    forbidden: 'Your account can’t do this any more.',
    old: 'This waited for more than a day and may have been published. Check first, then retry or delete it.',
    earlierVersion: 'An earlier version of this was already sent.',
    other: 'The server didn’t accept this.',
  },
};
