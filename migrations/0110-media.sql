-- Pictures, uploads of shoppers, videos.

create table media (
  id uuid primary key,
  sha256 text,
  source text unique,
  width integer,
  height integer,
  mime text,
  placeholder text,
  alt jsonb not null default '{}',
  state text not null default 'ready' check (state in ('ready', 'unreachable')),
  created_at timestamptz not null default now()
);
comment on table media is 'Pictures. The file is in the data folder, named after its content.';
comment on column media.sha256 is 'Of the original file. Two sources may be the same file.';
comment on column media.source is 'Where the picture came from (address or seed file); the same source is the same picture.';
comment on column media.placeholder is 'A data: URI of a few dozen bytes, shown blurred until the picture is there.';
comment on column media.alt is 'Alternative text by language.';
comment on column media.state is 'unreachable: its source could not be fetched.';
create index media_sha256 on media (sha256);

create table upload (
  id uuid primary key references media on delete cascade,
  purpose text not null check (purpose in ('review', 'return', 'article', 'inquiry', 'avatar')),
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  attached_at timestamptz,
  shown_at timestamptz,
  created_at timestamptz not null,
  constraint upload_shown_is_attached check (shown_at is null or attached_at is not null)
);
comment on table upload is 'Pictures that shoppers send along with what they write. Each has a picture of its own, so that it can be deleted without touching anybody else''s.';
comment on column upload.id is 'Each upload has a picture of its own, so that it can be taken away without touching anybody else''s.';
comment on column upload.attached_at is 'When something saved began to show it; what nothing shows is deleted after a day.';
comment on column upload.shown_at is 'Since when everybody may see it. Null: only its sender and staff may, under addresses that expire.';
create index upload_open on upload (created_at) where attached_at is null;
create index upload_open_account on upload (account_id) where attached_at is null and account_id is not null;
create index upload_open_guest on upload (guest_id) where attached_at is null and guest_id is not null;
create index upload_account_id on upload (account_id) where account_id is not null;

insert into secret (name, value) values ('upload', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table video (
  id uuid primary key,
  source text unique,
  sha256 text not null,
  mime text not null check (mime in ('video/mp4', 'video/webm')),
  byte_count integer not null check (byte_count > 0),
  poster_id uuid not null references media,
  texts jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table video is 'Videos of products.';
comment on column video.poster_id is 'The picture that stands there until the video is played.';
comment on column video.texts is 'Title by language.';
