-- Bonus and stock in percent of pay, in steps of five. Each list is sorted on its own, so that the lists of a bucket
-- do not say which bonus, stock and pay belong together. Buckets of earlier releases keep none: a bucket never changes.
alter table salary_buckets add column bonus_percents smallint[], add column stock_percents smallint[];
alter table salary_slices add column bonus_percent smallint, add column stock_percent smallint;
