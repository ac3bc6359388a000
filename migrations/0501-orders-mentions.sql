-- Notes on orders: who wrote one changes it, and mentions colleagues in it.

alter table order_note add column edited_at timestamptz;
comment on column order_note.edited_at is 'When its text was last changed; null: never. What it said before is in the audit log.';

create table order_mention (
  note_id uuid not null references order_note on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  at timestamptz not null,
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
comment on table order_mention is 'Whom of the staff a note on an order mentions.';
comment on column order_mention.seen_at is 'When they opened the order since; null: not yet.';
create index order_mention_new on order_mention (staff_id, note_id) where seen_at is null;
create index order_mention_staff on order_mention (staff_id, note_id);
