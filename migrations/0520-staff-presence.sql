-- Staff: who has which record of the back office open, and who changed a record last.

create table staff_presence (
  resource text not null,
  record_id text not null,
  staff_id uuid not null references staff on delete cascade,
  seen_at timestamptz not null,
  primary key (resource, record_id, staff_id)
);
comment on table staff_presence is 'Records of the back office that somebody has open. A screen says so every 20 s; a row that is older than a minute says nothing any more.';
comment on column staff_presence.resource is 'As in `/api/admin/<resource>`.';
create index staff_presence_staff on staff_presence (staff_id);
create index staff_presence_seen_at on staff_presence (seen_at);

-- The last action on one record.
create index staff_action_subject on staff_action (subject, sequence desc);
