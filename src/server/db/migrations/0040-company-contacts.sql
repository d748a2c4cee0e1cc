-- How a company is reached, as it says itself, and whether it pays for its page; paying changes no rating and no order.
alter table companies
  add column secondary_industry_id integer references industries (id),
  add column is_premium boolean not null default false,
  add column contact jsonb not null default '{}';
