export const composerProblems = {
  POSTED_ALREADY: 'You’ve already posted this today.',
  UNKNOWN_MEDIA: 'One of your photos is no longer available. Please add it again.',
  INVALID_VIDEO: 'Enter a valid YouTube link.',
  UNKNOWN_OFFER: 'One of these offers is no longer available. Choose another one.',
  MIXED_KINDS: 'Add only one of these: a poll, offers, photos or a video.',
  TOO_SHORT: 'Write at least 20 characters to use ‘Rephrase with AI’.',
  NOT_A_PICTURE: 'We can’t read this photo. Use a JPEG, PNG or WebP of up to 30 megapixels.',
  UNKNOWN_PICTURE: 'One of your photos is no longer available. Please add it again.',
  TOO_MANY_PICTURES: 'You have too many unused photos. Post or remove them before you add more.',
};
