-- Pages of words (about, shipping, privacy …).

create table page (
  id uuid primary key,
  slug text not null unique,
  -- The address at the root of the shop that the merchant gave it, if any (/{slug}).
  root_slug text unique,
  -- { "en": { "title", "summary", "body" (sanitised HTML), "seoTitle", "seoDescription" } }
  texts jsonb not null,
  media_id uuid references media,
  published boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
