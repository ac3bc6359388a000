-- What shoppers say about products. A product's sum and count of stars are kept by the same transactions.

create table review (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  -- One review for each shopper and product.
  shopper_id uuid generated always as (coalesce(account_id, guest_id)) stored,
  author text not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null default '',
  body text not null,
  lang text not null,
  verified boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  refusal text not null default '',
  answer text not null default '',
  answered_at timestamptz,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  unique (product_id, shopper_id)
);
create index review_newest on review (product_id, created_at desc, id desc) where state = 'approved';
create index review_state on review (state, created_at desc, id desc);
create index review_created_at on review (created_at desc, id desc);

create table review_picture (
  review_id uuid not null references review on delete cascade,
  media_id uuid not null references media,
  position smallint not null,
  primary key (review_id, position)
);
create index review_picture_media_id on review_picture (media_id);

create table review_helpful (
  review_id uuid not null references review on delete cascade,
  shopper_id uuid not null,
  at timestamptz not null,
  primary key (review_id, shopper_id)
);
comment on table review_helpful is 'One vote for each shopper (an account or a guest).';
