import type { CommunityKind } from '../shared/community-kind';

/** What makes a community itself: entity ids repeat across kinds. */
export interface CommunityKey {
  readonly kind: CommunityKind;
  readonly id: number;
}

export interface Community extends CommunityKey {
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string;
  readonly category: string;
  readonly followed: boolean;
  readonly reach: { readonly posts: number; readonly followers: number };
}

export interface CommunityGroup {
  readonly kind: CommunityKind;
  readonly title: string;
  readonly communities: readonly Community[];
}

export type CommunityShelf = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';
