-- Orders: their own copy of everything as it was when they were placed, what happened to them, and what was sent.

create table orders (
  id uuid primary key,
  order_no text not null unique,
  checkout_id uuid not null unique,
  checkout_slug text not null,
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  email text,
  country_code text,
  mobile text,
  lang text not null,
  currency text not null,
  market text not null,
  tax_included boolean not null,
  status text not null default 'inProgress' check (status in ('inProgress', 'completed', 'cancelled', 'pendingCancellation')),
  pay_status text not null default 'unpaid' check (pay_status in ('unpaid', 'paid')),
  shipped text not null default 'none' check (shipped in ('none', 'part', 'full')),
  subtotal_amount bigint not null check (subtotal_amount >= 0),
  coupon_discounts jsonb not null default '[]',
  promotion_discounts jsonb not null default '[]',
  shipping_fee_amount bigint not null check (shipping_fee_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  credits_amount bigint not null default 0 check (credits_amount >= 0),
  total_amount bigint not null check (total_amount >= 0),
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  shipping_method jsonb,
  payment_method_id text,
  address jsonb,
  remark text not null default '',
  payment_due_at timestamptz,
  placed_at timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  updated_at timestamptz not null,
  version integer not null default 1,
  check (refunded_amount <= paid_amount)
);
comment on column orders.checkout_id is 'One order per checkout, however often it is submitted.';
comment on column orders.checkout_slug is 'The page that pays the order while it is unpaid.';
comment on column orders.paid_amount is 'Everything captured for this order, late and double captures too; these are in refunded_amount as well.';
comment on column orders.delivered_at is 'When the last of it was delivered; null while anything is under way.';
create index orders_account_id on orders (account_id, placed_at desc) where account_id is not null;
create index orders_guest_id on orders (guest_id) where guest_id is not null;
create index orders_placed_at on orders (placed_at desc);
create index orders_email on orders (lower(email));
create index orders_unpaid_due on orders (payment_due_at) where status = 'inProgress' and pay_status = 'unpaid' and payment_due_at is not null;
create index orders_to_complete on orders (delivered_at) where status = 'inProgress' and shipped = 'full' and delivered_at is not null;

create table order_line (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  variant_id uuid not null,
  product_id uuid not null,
  sku text not null,
  slug text not null,
  title text not null,
  options jsonb not null,
  picture jsonb,
  quantity integer not null check (quantity > 0),
  price_amount bigint not null check (price_amount >= 0),
  discounts jsonb not null default '[]',
  total_amount bigint not null check (total_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  tax_basis_points integer not null,
  tax_class text not null,
  weight_grams integer not null,
  shipped_quantity integer not null default 0 check (shipped_quantity between 0 and quantity),
  unique (order_id, position)
);
comment on column order_line.variant_id is 'No reference: the order outlives the catalogue.';
create index order_line_sku on order_line (sku);

create table order_event (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  event text not null,
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system', 'provider')),
  actor_id text,
  actor_name text not null default '',
  reason text not null default '',
  detail jsonb not null default '{}',
  at timestamptz not null
);
comment on table order_event is 'Every change of an order with who made it and why; never edited.';
create index order_event_order_id on order_event (order_id, at);

create table order_token (
  token_hash text primary key,
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null
);
comment on table order_token is 'Secrets that let a guest see an order; only their SHA-256 is kept.';
create index order_token_order_id on order_token (order_id, created_at);

create table shipment (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  express_name text not null,
  express_number text not null,
  tracking_url text,
  shipped_at timestamptz not null,
  delivered_at timestamptz
);
create index shipment_order_id on shipment (order_id, shipped_at);
create index shipment_under_way on shipment (shipped_at) where delivered_at is null;

create table shipment_line (
  shipment_id uuid not null references shipment on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index shipment_line_order_line_id on shipment_line (order_line_id);

create table rate_window (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
comment on table rate_window is 'How often something was asked for lately; the key is a hash, never an address or an account itself.';
create index rate_window_started_at on rate_window (started_at);
