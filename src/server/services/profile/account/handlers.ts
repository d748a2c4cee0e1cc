import type { components, operations } from '../../../../contracts/user';
import type { Caller } from '../../../http/caller';
import type { Handlers } from '../../../http/handlers';
import { messageOf, notFound, Refusal } from '../../../http/refusal';
import { accountIdOf } from '../../../session-cookies';
import type { Services } from '../../services';
import { chooseAlias, readAliases, readMember } from './queries';
import { readUnread } from './read-unread';
import { signedIn, type Viewer } from './viewer';

type Wire = components['schemas'];
type Alias = Awaited<ReturnType<typeof readAliases>>[number];

interface Self {
  readonly accountId: string;
  readonly member: NonNullable<Awaited<ReturnType<typeof readMember>>>;
  readonly aliases: readonly Alias[];
}

export const userHandlers = (services: Services): Handlers<operations> => {
  const { db } = services;
  // A page requests the profile and the aliases as a single caller: a single read answers both.
  const known = new WeakMap<Caller, Promise<Self>>();

  const readSelf = async ({ memberId, aliasSeals }: Viewer): Promise<Self> => {
    const [member, aliases] = await Promise.all([readMember(db, memberId), readAliases(db, aliasSeals)]);
    if (!member) throw notFound();
    return { accountId: accountIdOf(services, memberId), member, aliases };
  };

  const selfOf = (caller: Caller | undefined): Promise<Self> => {
    const viewer = signedIn(services, caller);
    const self = (caller && known.get(caller)) ?? readSelf(viewer);
    if (caller) known.set(caller, self);
    return self;
  };

  return {
    readProfile: async ({ caller }) => {
      const self = await selfOf(caller);
      const unread = await readUnread(services, signedIn(services, caller), self);
      return { status: 200, body: { ...presentProfile(self), unread } };
    },

    listPseudoProfiles: async ({ caller }) => ({ status: 200, body: presentAliases(await selfOf(caller)) }),

    selectPseudoProfile: async ({ body, caller }) => {
      const viewer = signedIn(services, caller);
      const aliases = presentAliases(await readSelf(viewer));
      const wanted = body.selectedProfileType;
      if (!aliases.profilesAvailable.some(({ profileType }) => profileType === wanted))
        throw new Refusal(400, 'NO_SUCH_ALIAS', {
          fields: [
            { field: '/body/selectedProfileType', code: 'missing', message: messageOf('NO_SUCH_ALIAS') },
          ],
        });
      await chooseAlias(db, viewer.memberId, wanted);
      return { status: 200, body: { ...aliases, selectedProfileType: wanted } };
    },
  };
};

/** Only for the caller: the account and its first alias. */
const presentProfile = ({ accountId, member, aliases: [alias] }: Self): Wire['UserProfile'] => ({
  accountId,
  isReader: member.is_reader,
  isWriter: member.is_writer,
  careerStatus: member.career_status && { type: member.career_status },
  careerStatusId: member.career_status_id,
  profileBio: alias?.bio ?? '',
  name: member.name,
  userName: alias?.user_name ?? '',
  avatarUrl: avatarOf(alias),
  avatarBgColor: member.avatar_color,
  fullAvatarUrl: avatarOf(alias),
  naukriUser: member.is_from_job_portal,
});

const presentAliases = ({ member, aliases }: Self): Wire['PseudoProfiles'] => ({
  profilesAvailable: aliases.map(presentAlias),
  selectedProfileType: member.selected_profile_type,
});

const presentAlias = (alias: Alias): Wire['PseudoProfile'] => ({
  profileType: alias.profile_type,
  profileData: { userName: alias.user_name, bio: alias.bio, fullAvatarUrl: avatarOf(alias) },
});

/** All members without an alias share a single picture. */
const avatarOf = (alias: Alias | undefined): string => `/art/kolam/${alias?.avatar_seed ?? 'newcomer'}.svg`;
