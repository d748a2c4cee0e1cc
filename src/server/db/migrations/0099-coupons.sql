-- Points are counted from public contributions and stored nowhere (decision 145); stored is only who took which code.
create table coupons (
  id text primary key,
  name text not null check (length(name) between 1 and 80),
  about text not null check (length(about) <= 500),
  points integer not null check (points between 1 and 1000000),
  -- The last day to get a code.
  ends_on date,
  is_open boolean not null default true
);

-- The owner is sealed for the coupon: not even two codes of one member can be matched. One code of a coupon per member.
create table coupon_codes (
  -- Keyed, so that a code is added once and cannot be guessed from a copy of the database. The code itself is encrypted.
  code_hash text primary key,
  coupon_id text not null references coupons (id),
  code text not null,
  owner_seal text,
  unique (coupon_id, owner_seal)
);
create index coupon_codes_free on coupon_codes (coupon_id) where owner_seal is null;
