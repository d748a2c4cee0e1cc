export type CommunityKind = 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
