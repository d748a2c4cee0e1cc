-- The names of one member are written in one go, so their rows would lie side by side and be of one age. Every hour
-- those that are new are written anew among others; this says which are.
alter table notice_boxes add column is_laid boolean not null default false;
create index notice_boxes_new on notice_boxes (owner_seal) where not is_laid;
