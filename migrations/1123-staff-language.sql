-- Mails to staff are in the language in which they use the back office.
alter table staff add column lang text;
comment on column staff.lang is 'The language in which they last used the back office; mails to them are in it. Null: not known yet.';
