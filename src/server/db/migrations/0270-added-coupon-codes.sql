-- Which codes were ever added: the row of a code is deleted with the account that took it, and its list can be added again.
create table added_coupon_codes (
  code_hash text primary key
);
insert into added_coupon_codes (code_hash) select code_hash from coupon_codes;
