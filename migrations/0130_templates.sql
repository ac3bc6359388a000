-- The merchant's versions of page templates: one draft and one published for each name, what was published before for going back to.

create table template_version (
  id uuid primary key,
  name text not null check (name ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(name) <= 60),
  -- Counts up within the name.
  number integer not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  -- [{ "section": "hero", "settings": { … } }]; each section's own schema says what its settings are.
  sections jsonb not null,
  author text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  unique (name, number)
);
create unique index template_version_draft on template_version (name) where status = 'draft';
create unique index template_version_published on template_version (name) where status = 'published';

-- Which template shows one thing, where it is not the one of its kind.
alter table product add column template text check (length(template) <= 60);
alter table category add column template text check (length(template) <= 60);
alter table tag add column template text check (length(template) <= 60);
alter table collection add column template text check (length(template) <= 60);
alter table if exists page add column template text check (length(template) <= 60);

-- Until now these were groups of the settings. "story" is called "image-with-text" now.
create function pg_temp.renamed(sections jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(case when choice ->> 'section' = 'story' then choice || '{"section": "image-with-text"}' else choice end order by place), '[]')
  from jsonb_array_elements(sections) with ordinality as list (choice, place)
$$;
insert into template_version (id, name, number, status, sections, created_at, updated_at, published_at)
  select gen_random_uuid(), 'home', 1, 'published', pg_temp.renamed(value), updated_at, updated_at, updated_at
  from setting where key = 'home' and jsonb_typeof(value) = 'array'
    and not exists (select 1 from setting named where named.key = 'templates' and named.value ? 'home');
insert into template_version (id, name, number, status, sections, created_at, updated_at, published_at)
  select gen_random_uuid(), named.key, 1, 'published', pg_temp.renamed(named.value -> 'sections'), updated_at, updated_at, updated_at
  from setting, jsonb_each(setting.value) named
  where setting.key = 'templates' and named.key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(named.key) <= 60 and jsonb_typeof(named.value -> 'sections') = 'array';
delete from setting where key in ('home', 'templates');
