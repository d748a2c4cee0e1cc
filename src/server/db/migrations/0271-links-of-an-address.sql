-- Changes with the address, so that links to an earlier one stay closed if that address comes back. Existing addresses have an
-- empty one, like the links that were sent to them.
alter table company_application_addresses add column link_key text not null default '';
