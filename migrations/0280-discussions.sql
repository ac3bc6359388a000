-- Questions and comments.

create table post (
  id uuid primary key,
  kind text not null check (kind in ('question', 'comment')),
  subject_id uuid not null,
  subject_slug text not null,
  subject_title text not null,
  parent_id uuid references post on delete cascade,
  by_shop boolean not null default false,
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  author text not null,
  email text,
  body text not null,
  lang text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  refusal text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null
);
comment on table post is 'Questions about products and comments on articles, with their answers: threads one deep.';
comment on column post.subject_id is 'A product (question) or an article (comment); no foreign key, because they are in different tables.';
comment on column post.parent_id is 'What it answers; null: it begins a thread.';
comment on column post.email is 'Whoever asks may want news of answers; never shown.';
create index post_threads on post (kind, subject_id, created_at desc, id desc) where state = 'approved' and parent_id is null;
create index post_parent on post (parent_id, created_at) where parent_id is not null;
create index post_state on post (kind, state, created_at desc, id desc);
create index post_created on post (kind, created_at desc, id desc);
create index post_account_id on post (account_id) where account_id is not null;
