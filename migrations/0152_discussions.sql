-- Questions about products and comments on articles, each with its answers: threads one deep.

create table post (
  id uuid primary key,
  kind text not null check (kind in ('question', 'comment')),
  -- A product (question) or an article (comment); no reference, because the two live in different tables.
  subject_id uuid not null,
  subject_slug text not null,
  subject_title text not null,
  -- What it answers; null: it begins a thread.
  parent_id uuid references post on delete cascade,
  by_shop boolean not null default false,
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  author text not null,
  -- Whoever asks may want to be told of answers; never shown.
  email text,
  body text not null,
  lang text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  refusal text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create index post_threads on post (kind, subject_id, created_at desc, id desc) where state = 'approved' and parent_id is null;
create index post_parent on post (parent_id, created_at) where parent_id is not null;
create index post_state on post (kind, state, created_at desc, id desc);
create index post_created on post (kind, created_at desc, id desc);
