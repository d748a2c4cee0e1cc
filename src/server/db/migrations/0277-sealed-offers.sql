-- Saved offers were readable: employer, job, city and exact pay, all rows of a member under one seal. Old rows are encrypted
-- when the server starts (src/server/services/posts/seal-old-offers.ts), then the old table is dropped.
alter table saved_offers rename to unsealed_saved_offers;
alter index saved_offers_pkey rename to unsealed_saved_offers_pkey;
drop index saved_offers_of_owner, saved_offers_current;

-- Each row has a seal of its own, so that offers that two aliases of a member post do not lead from one to the other.
create table saved_offers (
  id text primary key,
  owner_seal text not null unique,
  sealed text not null
);
