export const POST_SORTS = ['popularity', 'newToOld', 'oldToNew'] as const;
export type PostSort = (typeof POST_SORTS)[number];
