-- What proved a workplace buys one batch of tokens a month, also for another account (decision 178). A keyed hash of the
-- proof and the month, without the account; deleted when the month is over.
create table token_proofs (
  proof_hash text primary key,
  month text not null
);
