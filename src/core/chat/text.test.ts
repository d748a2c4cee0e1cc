import { expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { chatText } from './text';

it.each([
  ['NOT_ANSWERED_YET', 'You can send up to three messages until they reply.'],
  ['CONTACT_DETAILS', 'Everyone in the room would see this. Remove addresses and phone numbers.'],
  ['TOO_MANY_CHATS', 'You can have up to 100 chats. Leave one first.'],
  ['NEW_CODE', 'Something went wrong. Please try again.'],
])('a chat refused with %s shows our text instead of the server’s message', (code, text) => {
  const refusal = { code, params: { limit: 100 }, message: 'Denied.' };
  expect(chatText.trouble(new Failure('conflict', 'sendMessage', 409, refusal))).toBe(text);
});
