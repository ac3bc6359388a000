-- Checkouts.

create table checkout (
  id uuid primary key,
  slug text not null unique,
  account_id uuid references account on delete cascade,
  guest_id uuid references guest on delete cascade,
  source text not null check (source in ('cart', 'buyNow')),
  items jsonb not null,
  coupon_codes text[] not null default '{}',
  email text,
  country_code text,
  mobile text,
  address jsonb,
  shipping_method text,
  payment_method text,
  use_credits boolean not null default false,
  quotes jsonb not null default '[]',
  remark text not null default '',
  order_no text unique,
  placed jsonb,
  placed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(account_id, guest_id) = 1),
  check ((order_no is null) = (placed is null))
);
comment on table checkout is 'Checkouts. An open one holds only the shopper''s choices; everything with a price is computed anew each time.';
comment on column checkout.items is '[{"variantId", "sku", "quantity"}]: what is bought now. Of a cart''s checkout: what the cart held when the checkout was last written, so that a change is noticed.';
comment on column checkout.address is 'The address as the API takes it; null until it is given.';
comment on column checkout.quotes is '[{"key", "answer", "until"}]: what providers of shipping rates and taxes answered; a key is a hash of what was asked. Until then the sums stay as they were shown.';
comment on column checkout.placed is 'The checkout as it was shown when its order was placed.';
create index checkout_account_id on checkout (account_id) where account_id is not null;
create index checkout_guest_id on checkout (guest_id) where guest_id is not null;
create index checkout_updated_at on checkout (updated_at);
