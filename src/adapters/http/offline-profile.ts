import type { components } from '../../contracts/user';
import type { OfflineMember } from '../../core/login/offline-member';
import type { Wire } from './runtime';

const OWN_PROFILE = /\/user\/profile$/;

/**
 * Without a network the page cannot ask who is signed in. It uses the member stored on the device, so that the member
 * can write; the server checks every write when it is sent.
 */
export const withOfflineProfile =
  (fetch: Wire['fetch'], timedCache: () => OfflineMember | undefined): Wire['fetch'] =>
  async (request) => {
    const requested = request.method === 'GET' && OWN_PROFILE.test(new URL(request.url).pathname);
    if (!requested) return fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const member = error instanceof TypeError ? timedCache() : undefined;
      if (!member) throw error;
      return Response.json(profileOf(member));
    }
  };

const profileOf = ({
  accountId,
  isReader,
  isWriter,
}: OfflineMember): components['schemas']['UserProfile'] => ({
  accountId,
  isReader,
  isWriter,
  careerStatus: null,
  careerStatusId: null,
  profileBio: '',
  name: '',
  userName: '',
  avatarUrl: '',
  avatarBgColor: '',
  fullAvatarUrl: '',
  naukriUser: false,
});
