import type { ContainerModuleLoadOptions } from 'inversify';
import { chachaCipher } from '../../../adapters/browser/chacha-cipher';
import { CurrentSession } from '../../../core/login/current-session';
import { MemberKey } from '../../../core/login/member-key';
import { Cookies } from '../../../core/shared/cookies';
import { Storage } from '../../../core/shared/storage';
import { TokenWallet } from '../../../core/untraceable/wallet';

export const bindWallet = (bind: ContainerModuleLoadOptions['bind']): void =>
  void bind(TokenWallet).toResolvedValue(
    (storage, current, cookies) => new TokenWallet(storage, new MemberKey(current, cookies), chachaCipher),
    [Storage, CurrentSession, Cookies],
  );
