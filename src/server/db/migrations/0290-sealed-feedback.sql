-- Feedback was readable beside the account that sent it. Old rows are encrypted when the server starts.
alter table rows_to_encrypt
  drop constraint rows_to_encrypt_kind_check,
  add constraint rows_to_encrypt_kind_check
    check (kind in ('details', 'career', 'work', 'education', 'follow', 'review', 'interview', 'feedback')) not valid;
alter table rows_to_encrypt validate constraint rows_to_encrypt_kind_check;

insert into rows_to_encrypt (kind, owner_id, content)
-- In random order: in the order of the accounts the sealed rows would lead back to them.
select 'feedback', member_id, to_jsonb(f) - 'member_id' from feedback f order by random();

drop table feedback;
create table feedback (
  -- Differs for each topic, so that not even two messages of one member can be matched.
  owner_seal text primary key,
  -- The topic, the stars and the text.
  sealed text not null
);
