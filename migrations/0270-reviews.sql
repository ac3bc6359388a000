-- Reviews of products.

create table review (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
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
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (product_id, shopper_id)
);
comment on table review is 'Reviews of products. The transaction that writes one updates the product''s sum and count of stars.';
comment on column review.shopper_id is 'One review per shopper and product.';
comment on column review.verified is 'Its author bought the product.';
create index review_newest on review (product_id, created_at desc, id desc) where state = 'approved';
create index review_state on review (state, created_at desc, id desc);
create index review_created_at on review (created_at desc, id desc);
create index review_account_id on review (account_id) where account_id is not null;

create table review_picture (
  review_id uuid not null references review on delete cascade,
  media_id uuid not null references media,
  position smallint not null,
  primary key (review_id, position)
);
comment on table review_picture is 'Pictures of a review, in order.';
create index review_picture_media_id on review_picture (media_id);

create table review_helpful (
  review_id uuid not null references review on delete cascade,
  shopper_id uuid not null,
  at timestamptz not null,
  primary key (review_id, shopper_id)
);
comment on table review_helpful is 'One vote for each shopper (an account or a guest).';
create index review_helpful_shopper_id on review_helpful (shopper_id);
