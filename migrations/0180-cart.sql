-- Carts.

create table cart (
  id uuid primary key,
  account_id uuid unique references account on delete cascade,
  guest_id uuid unique references guest on delete cascade,
  coupon_codes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(account_id, guest_id) = 1)
);
comment on table cart is 'Carts. A cart reserves nothing: prices and stock are read anew each time it is shown.';
create index cart_updated_at on cart (updated_at);

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  variant_id uuid not null,
  sku text not null,
  title text not null,
  quantity integer not null check (quantity between 1 and 999),
  seen_amount bigint not null,
  seen_currency text not null,
  added_at timestamptz not null default now(),
  saved_at timestamptz,
  unique (cart_id, variant_id)
);
comment on table cart_line is 'Lines of a cart, saved for later ones too.';
comment on column cart_line.variant_id is 'No foreign key: a line whose product was deleted stays and says so, by its copies of sku and title.';
comment on column cart_line.sku is 'A copy, for a line whose product was deleted.';
comment on column cart_line.seen_amount is 'The price that the shopper saw when this line was last written; a different one now is pointed out.';
comment on column cart_line.saved_at is 'Saved for later, and then in no sum; null: in the cart.';
