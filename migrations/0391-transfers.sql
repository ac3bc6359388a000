-- Imports of files that staff upload.

create table data_import (
  id uuid primary key,
  kind text not null check (kind in ('products', 'customers', 'redirects', 'orders')),
  file_name text not null,
  dry_run boolean not null,
  mapping jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  message text not null default '',
  rows_total integer not null,
  rows_done integer not null default 0,
  entries_done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  lease uuid,
  staff_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
comment on table data_import is 'Files that staff import. A job works on one in parts, and goes on where a part (or a process that died) stopped.';
comment on column data_import.mapping is 'Which column of the file stands for which field, where its own name does not say so.';
comment on column data_import.message is 'Why the whole file was refused.';
comment on column data_import.rows_total is 'Lines of the file; records with line breaks count more than once, so it is no more than a guide to how far the import is.';
comment on column data_import.entries_done is 'Entries of the file (products, rows) that are done: where the next part begins.';
comment on column data_import.failed is 'Rows that were left out, in whole or in part.';
comment on column data_import.lease is 'Who works on it now; an earlier one that comes back stops.';
-- One import of a kind at a time.
create unique index data_import_running on data_import (kind) where state in ('queued', 'running');
create index data_import_created_at on data_import (created_at desc, id desc);

create table data_import_error (
  import_id uuid not null references data_import on delete cascade,
  seq integer not null,
  row integer not null,
  field text not null,
  message text not null,
  primary key (import_id, seq)
);
comment on table data_import_error is 'Rows that an import left out, and why.';
