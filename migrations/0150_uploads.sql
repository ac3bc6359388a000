-- Pictures that shoppers send along with what they write, and what forms need against machines.

create table upload (
  -- Each upload has a picture of its own, so that it can be taken away without touching anybody else's.
  id uuid primary key references media on delete cascade,
  purpose text not null check (purpose in ('review', 'return', 'article', 'inquiry')),
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  created_at timestamptz not null,
  attached_at timestamptz
);
comment on column upload.attached_at is 'When something that is kept began to show it; what nothing shows is removed after a day.';
create index upload_open on upload (created_at) where attached_at is null;
create index upload_open_account on upload (account_id) where attached_at is null and account_id is not null;
create index upload_open_guest on upload (guest_id) where attached_at is null and guest_id is not null;

create table secret (
  name text primary key,
  value text not null
);
comment on table secret is 'Keys that all processes of this shop share and nobody else knows; made by the database itself.';
insert into secret (name, value) values ('form', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
