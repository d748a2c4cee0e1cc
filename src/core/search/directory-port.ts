import type { Community } from '../communities/community';
import type { Call } from '../shared/call';
import type { CommunityKind } from '../shared/community-kind';

export interface TopicName {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface KindCount {
  readonly kind: CommunityKind;
  readonly all: number;
  readonly followed: number;
}

export abstract class DirectoryPort {
  abstract listCommunityItems(
    input: {
      readonly kind: CommunityKind;
      readonly notFollowedOnly?: boolean | undefined;
      readonly limit?: number | undefined;
    },
    call?: Call,
  ): Promise<readonly Community[]>;
  abstract listTopicNames(input?: undefined, call?: Call): Promise<readonly TopicName[]>;
  abstract listTopics(
    input: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Community[]>;
  abstract countCommunities(input?: undefined, call?: Call): Promise<readonly KindCount[]>;
}
