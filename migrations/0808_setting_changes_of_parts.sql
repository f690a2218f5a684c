-- What a setting of several parts said when a change of it was decided: the change holds what it changes of that, and
-- what else was decided for its day stays. Null: the value as a whole, as before.
alter table setting_changes add column base text;
