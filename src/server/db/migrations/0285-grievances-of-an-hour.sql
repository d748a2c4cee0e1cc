-- A grievance is anonymous: only the hour in which it arrived is stored (decision 288).
-- small table: grievances are deleted 180 days after their answer
update grievances set received_at = date_trunc('hour', received_at, 'UTC') where not is_hour(received_at);
-- small table: grievances are deleted 180 days after their answer
alter table grievances add constraint grievances_received_at_hour check (is_hour(received_at));
