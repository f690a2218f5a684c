-- Whether who shares subscriptions asked for a copy of their reminders.
alter table household_members add column reminders boolean not null default false;
