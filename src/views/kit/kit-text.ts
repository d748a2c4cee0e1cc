import { messagesText } from '../../core/shell/messages-text';

export const kitText = messagesText.kit;
