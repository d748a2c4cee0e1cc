-- Pictures that were uploaded and are not used yet. The row goes when a post or a profile takes the
-- picture, so nothing that stays joins two pictures of one member.
create table pending_pictures (
  key text primary key,
  owner_seal text not null,
  created_at timestamptz not null
);
create index pending_pictures_owner on pending_pictures (owner_seal);
create index pending_pictures_age on pending_pictures (created_at);
