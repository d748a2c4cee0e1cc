-- A member's faces are written in one transaction with the account they belong to: lying side by side, or with that
-- transaction's number on them, they would be joined by whoever has a copy of the database's files. Every hour those
-- that are new or changed are written anew among others; this says which are.
alter table faces add column is_laid boolean not null default false;
create index faces_new on faces (id) where not is_laid;
