export const chatProblems = {
  CHAT_CLOSED: 'This chat has ended. No one is there to read your message.',
  NOT_ANSWERED_YET: 'You can send up to three messages until they reply.',
  CONTACT_DETAILS: 'Everyone in the room would see this. Remove addresses and phone numbers.',
  TOO_MANY_CHATS: 'You can have up to {limit} chats. Leave one first.',
  TOO_MANY_MESSAGES: 'You’re sending messages too fast. Try again in a moment.',
  OTHER_ALIAS_HERE: 'You’re already here with your other alias. Use the same one so the two can’t be linked.',
  CHAT_WITH_YOURSELF: 'You can’t chat with yourself.',
  OWN_MESSAGE: 'You can’t do this with your own message.',
  NOT_A_CHAT_OF_TWO: 'You can’t block a room. Leave it, or block the person who wrote a message.',
};
