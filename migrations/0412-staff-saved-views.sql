-- Staff: lists as somebody narrowed and sorted them, by a name.

create table saved_view (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  resource text not null,
  title text not null,
  filter jsonb not null default '{}',
  sort text not null default '',
  shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (staff_id, resource, title)
);
comment on table saved_view is 'Lists of the back office as somebody narrowed and sorted them.';
comment on column saved_view.shared is 'Everybody who may see the list sees the view; its owner alone changes it.';
create index saved_view_resource on saved_view (resource) where shared;
