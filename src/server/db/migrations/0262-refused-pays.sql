-- How many other pays were refused for this question. People who share a network would otherwise find the pay that one of
-- them checked by trying amounts until one is accepted.
alter table pay_questions add column refused integer not null default 0;
