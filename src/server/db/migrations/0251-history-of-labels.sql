-- A seal of the labels that readers saw on an alias before the current one. Aliases that always showed the same have the
-- same seal; empty if readers saw no other label.
alter table aliases add column label_history text not null default '';
