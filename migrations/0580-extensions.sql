-- Extensions: what the shop stores of them. Their own tables stand in schemas of their own (ext_<name>).

create table extension (
  name text primary key,
  version text not null,
  installed_at timestamptz not null,
  settings jsonb not null default '{}',
  secrets jsonb not null default '{}'
);
comment on table extension is 'Extensions that have been installed; removing one deletes its row.';
comment on column extension.settings is 'What the merchant set, by field; absent fields have the default of the extension''s schema.';
comment on column extension.secrets is 'Fields that are secrets, encrypted each.';

create table extension_migration (
  extension text not null references extension on delete cascade,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null,
  primary key (extension, name)
);
comment on table extension_migration is 'Steps of the schemas of extensions that have been applied.';
