-- Where what is no longer there has gone. Paths have no language prefix; a target never is a source, so that one step is enough.

create table redirect (
  id uuid primary key,
  from_path text not null unique,
  -- A path of the shop, or a whole address of a site that the settings allow.
  target text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index redirect_target on redirect (target);
