-- A provider's token signs in once. The hash of its nonce is stored until the token expires; it leads to no member, and
-- its time is rounded up to the hour.
create table spent_proofs (
  proof_hash text primary key,
  expires_at timestamptz(3) not null
);
