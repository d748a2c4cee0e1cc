import type { CommunityKind } from '../shared/community-kind';

/** Entity ids repeat across kinds, so the key needs both. */
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
