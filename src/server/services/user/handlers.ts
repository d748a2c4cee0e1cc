import type { components, operations } from '../../../contracts/user';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import type { Services } from '../services';
import { chooseFace, readFaces, readMember } from './queries';
import { signedIn, type Viewer } from './viewer';

type Wire = components['schemas'];
type Face = Awaited<ReturnType<typeof readFaces>>[number];
type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>;

export const userHandlers = (services: Services): Handlers<operations> => {
  const { db } = services;

  const facesOf = async (viewer: Viewer): Promise<Wire['PseudoProfiles']> => {
    const [member, faces] = [await readMember(db, viewer.memberId), await readFaces(db, viewer.faceSeals)];
    if (!member) throw notFound();
    return { profilesAvailable: faces.map(presentFace), selectedProfileType: member.selected_profile_type };
  };

  return {
    readProfile: async ({ caller }) => {
      const viewer = signedIn(services, caller);
      const member = await readMember(db, viewer.memberId);
      if (!member) throw notFound();
      const faces = await readFaces(db, viewer.faceSeals);
      return { status: 200, body: presentProfile(member, faces[0]) };
    },

    listPseudoProfiles: async ({ caller }) => ({
      status: 200,
      body: await facesOf(signedIn(services, caller)),
    }),

    selectPseudoProfile: async ({ body, caller }) => {
      const viewer = signedIn(services, caller);
      const faces = await facesOf(viewer);
      const wanted = body.selectedProfileType;
      if (!faces.profilesAvailable.some(({ profileType }) => profileType === wanted))
        throw new Refusal(400, 'NO_SUCH_FACE', 'You have no profile of this kind yet.', {
          fields: [{ field: '/body/selectedProfileType', code: 'missing', message: 'is not set up yet' }],
        });
      await chooseFace(db, viewer.memberId, wanted);
      return { status: 200, body: { ...faces, selectedProfileType: wanted } };
    },
  };
};

/** For the caller alone: the account, and the face it shows first. */
const presentProfile = (member: Member, face: Face | undefined): Wire['UserProfile'] => ({
  isReader: member.is_reader,
  isWriter: member.is_writer,
  careerStatus: member.career_status && { type: member.career_status },
  careerStatusId: member.career_status_id,
  profileBio: face?.bio ?? '',
  name: member.name,
  userName: face?.user_name ?? '',
  avatarUrl: avatarOf(face),
  avatarBgColor: member.avatar_color,
  fullAvatarUrl: avatarOf(face),
  naukriUser: member.is_from_job_portal,
});

const presentFace = (face: Face): Wire['PseudoProfile'] => ({
  profileType: face.profile_type,
  profileData: { userName: face.user_name, bio: face.bio, fullAvatarUrl: avatarOf(face) },
});

/** Somebody who has not chosen a face yet looks like everybody else who has not. */
const avatarOf = (face: Face | undefined): string => `/art/kolam/${face?.avatar_seed ?? 'newcomer'}.svg`;
