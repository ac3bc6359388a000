-- A fifth role, and rights that an owner gives to one person in place of the role's.

alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('owner', 'manager', 'merchandiser', 'support', 'editor'));
alter table staff add column rights jsonb;
comment on column staff.rights is 'By area: read or write. Null: what the role may.';
