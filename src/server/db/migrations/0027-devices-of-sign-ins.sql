-- A device hears of things for as long as the sign-in lasts that made it known. Only the server's key makes the seal, so a
-- copy of the database does not join a device, nor what its box hears, to the member behind the session.
alter table push_devices add column sign_in_seal text;
create index push_devices_of_sign_in on push_devices (sign_in_seal);
