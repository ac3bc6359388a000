-- The merchant's page templates.

create table template_version (
  id uuid primary key,
  name text not null check (name ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(name) <= 60),
  number integer not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  sections jsonb not null,
  no_reload boolean not null default false,
  author text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  unique (name, number)
);
comment on table template_version is 'The merchant''s versions of page templates: per name at most one draft and one published, and those published before.';
comment on column template_version.number is 'Counts up within the name.';
comment on column template_version.sections is '[{"section": "hero", "settings": {…}}]; docs/reference/sections.md lists the settings.';
comment on column template_version.no_reload is 'Going on from such a page shows neither spinner nor progress bar.';
create unique index template_version_draft on template_version (name) where status = 'draft';
create unique index template_version_published on template_version (name) where status = 'published';
