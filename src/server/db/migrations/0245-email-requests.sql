-- The member's latest request for emails. Only its link works, so an older link cannot replace a newer address. The id
-- is random; the address is in the link alone.
create table email_requests (
  box_seal text primary key,
  request text not null
);
