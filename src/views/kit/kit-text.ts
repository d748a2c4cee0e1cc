import { en } from '../../core/shell/en';

export const kitText = en.kit;
