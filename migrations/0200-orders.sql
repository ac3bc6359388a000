-- Orders, their shipments, refunds and events.

create table orders (
  id uuid primary key,
  order_no text not null unique,
  checkout_id uuid unique,
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
  open_returns integer not null default 0 check (open_returns >= 0),
  subtotal_amount bigint not null check (subtotal_amount >= 0),
  coupon_discounts jsonb not null default '[]',
  promotion_discounts jsonb not null default '[]',
  shipping_fee_amount bigint not null check (shipping_fee_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  taxes jsonb not null default '[]',
  credits_amount bigint not null default 0 check (credits_amount >= 0),
  credits_held_amount bigint not null default 0 check (credits_held_amount >= 0),
  credits_returned_amount bigint not null default 0,
  total_amount bigint not null check (total_amount >= 0),
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  surplus_amount bigint not null default 0 check (surplus_amount >= 0),
  shipping_method jsonb,
  payment_method_id text,
  address jsonb,
  remark text not null default '',
  reminded_method_ids text[] not null default '{}',
  payment_due_at timestamptz,
  placed_at timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  review_asked_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  imported_from text check (imported_from in ('shopify')),
  external_number text,
  import_digest text,
  unique (external_number, imported_from),
  check (refunded_amount <= paid_amount),
  constraint orders_imported check ((imported_from is null) = (external_number is null) and (imported_from is null) <> (checkout_id is null)),
  constraint orders_imported_is_history check (imported_from is null or status in ('completed', 'cancelled')),
  constraint orders_credits_returned check (credits_returned_amount between 0 and credits_amount)
);
comment on table orders is 'Orders, with a copy of everything as it was when they were placed.';
comment on column orders.checkout_id is 'One order per checkout, however often it is submitted. Null for imported orders.';
comment on column orders.checkout_slug is 'The page that pays the order while it is unpaid.';
comment on column orders.shipped is 'How much of it was sent: none, part or all of it.';
comment on column orders.open_returns is 'Returns of this order that are still open.';
comment on column orders.coupon_discounts is '[{"title", "code", "amount"}]: what each coupon took off.';
comment on column orders.promotion_discounts is '[{"title", "amount"}]: what each promotion took off.';
comment on column orders.taxes is '[{"title", "basisPoints", "base", "amount"}, …]: the tax by rate, base without tax; the amounts add up to tax_amount.';
comment on column orders.credits_amount is 'What credits paid, in the order''s currency.';
comment on column orders.credits_held_amount is 'What credits_amount took from the account, in the shop''s base currency.';
comment on column orders.credits_returned_amount is 'How much of credits_amount went back to the account.';
comment on column orders.paid_amount is 'Everything captured for this order, late and double captures too; these are in refunded_amount as well.';
comment on column orders.surplus_amount is 'Part of paid_amount that paid nothing (it came late, twice, in a wrong amount) and whose refund a provider refused; staff settle it.';
comment on column orders.address is 'Where it is sent; a copy.';
comment on column orders.reminded_method_ids is 'Payment methods by which its shopper was reminded to pay; once each.';
comment on column orders.imported_from is 'Which shop the order was placed in; null: here. An imported order is history: it holds no stock, and nothing can be done with it.';
comment on column orders.external_number is 'What it is called there.';
comment on column orders.import_digest is 'Of what was imported, to see whether a file says anything else; null since its shopper was erased: it is not written anew.';
comment on column orders.delivered_at is 'When the last of it was delivered; null while anything is under way.';
create index orders_account_id on orders (account_id, placed_at desc) where account_id is not null;
create index orders_guest_id on orders (guest_id) where guest_id is not null;
create index orders_placed_at on orders (placed_at desc);
create index orders_email on orders (lower(email));
create index orders_unpaid_due on orders (payment_due_at) where status = 'inProgress' and pay_status = 'unpaid' and payment_due_at is not null;
create index orders_to_complete on orders (delivered_at) where status = 'inProgress' and shipped = 'full' and delivered_at is not null;
-- Promotions ask by number, too, whose first order it is.
create index orders_mobile on orders ((country_code || mobile)) where mobile is not null;
create index orders_to_review on orders (delivered_at) where review_asked_at is null and delivered_at is not null and email is not null;

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
  tax_basis_points numeric(8, 3) not null,
  tax_class text not null,
  weight_grams integer not null,
  shipped_quantity integer not null default 0 check (shipped_quantity between 0 and quantity),
  returned_quantity integer not null default 0,
  withheld_quantity integer not null default 0,
  withdrawn_quantity integer not null default 0,
  returned_worth_amount bigint not null default 0 check (returned_worth_amount >= 0),
  unique (order_id, position),
  constraint order_line_returned check (0 <= withdrawn_quantity and withdrawn_quantity <= withheld_quantity and withheld_quantity <= returned_quantity and returned_quantity <= quantity),
  constraint order_line_sent_or_withheld check (shipped_quantity + withheld_quantity <= quantity)
);
comment on table order_line is 'Lines of an order.';
comment on column order_line.variant_id is 'No foreign key: the order outlives the catalogue.';
comment on column order_line.product_id is 'No foreign key, likewise.';
comment on column order_line.total_amount is 'Price times quantity, less discounts.';
comment on column order_line.returned_quantity is 'Units in open and done returns, freed when a return ends without a result, and units that staff refunded.';
comment on column order_line.withheld_quantity is 'Of these, units that were not sent when a refund was asked for: they are not sent while it is open.';
comment on column order_line.withdrawn_quantity is 'Of these, units that were refunded and will never be sent; their reservation is released.';
comment on column order_line.returned_worth_amount is 'What of the line''s cost the units in returned_quantity stand for.';
create index order_line_sku on order_line (sku);
create index order_line_product_id on order_line (product_id, order_id);

create table order_event (
  id uuid primary key,
  seq bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  event text not null,
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system', 'provider')),
  actor_id text,
  actor_name text not null default '',
  reason text not null default '',
  detail jsonb not null default '{}',
  at timestamptz not null
);
comment on table order_event is 'Every change of an order with who made it and why; never edited. An import writes those of an imported order.';
comment on column order_event.seq is 'The order of events within one millisecond.';
create index order_event_order_id on order_event (order_id, at);

create table order_note (
  id uuid primary key,
  sequence bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  staff_id uuid references staff,
  staff_name text not null,
  text text not null,
  at timestamptz not null
);
comment on table order_note is 'Comments of staff on an order; its shopper never sees them.';
create index order_note_order on order_note (order_id, sequence);

create table order_token (
  token_hash text primary key,
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null
);
comment on table order_token is 'Secrets that let a guest see an order; only their SHA-256 is kept.';
create index order_token_order_id on order_token (order_id, created_at);

create table order_viewer (
  order_id uuid not null references orders on delete cascade,
  guest_id uuid not null references guest on delete cascade,
  expires_at timestamptz not null,
  primary key (order_id, guest_id)
);
comment on table order_viewer is 'Guests who proved with an order''s token that they may see it, without having placed it.';
create index order_viewer_guest on order_viewer (guest_id);
create index order_viewer_expires on order_viewer (expires_at);

create table shipment (
  id uuid primary key,
  seq bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  express_name text not null,
  express_number text not null,
  tracking_url text,
  shipped_at timestamptz not null,
  delivered_at timestamptz
);
comment on table shipment is 'Shipments of an order.';
create index shipment_order_id on shipment (order_id, shipped_at);
create index shipment_under_way on shipment (shipped_at) where delivered_at is null;

create table shipment_line (
  shipment_id uuid not null references shipment on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
comment on table shipment_line is 'How much of which line a shipment holds.';
create index shipment_line_order_line_id on shipment_line (order_line_id);

create table order_refund (
  id uuid primary key,
  seq bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('lines', 'sum', 'goodwill', 'return', 'cancellation', 'surplus', 'imported')),
  amount bigint not null check (amount >= 0),
  credits_amount bigint not null default 0 check (credits_amount >= 0),
  shipping_amount bigint not null default 0 check (shipping_amount >= 0),
  shipping_tax_amount bigint not null default 0,
  currency text not null,
  reason text not null default '',
  refund_id uuid unique,
  note_year int,
  note_sequence int check (note_sequence > 0),
  note_number text unique,
  created_at timestamptz not null,
  voided_at timestamptz,
  settled_by uuid references order_refund on delete cascade,
  unique (note_year, note_sequence),
  check ((note_year is null) = (note_number is null) and (note_sequence is null) = (note_number is null)),
  check (shipping_amount <= amount + credits_amount)
);
comment on table order_refund is 'Refunds of an order: what each gave back, for which lines, and its credit note.';
comment on column order_refund.kind is 'lines: units chosen by staff; sum: shared over the lines; goodwill: lowers nothing; surplus: money that paid nothing, without a credit note; imported: made where the order was placed, likewise without.';
comment on column order_refund.amount is 'The money part, counted in orders.refunded_amount.';
comment on column order_refund.credits_amount is 'What came from credits that the order used and went back as such, in the order''s currency.';
comment on column order_refund.refund_id is 'The payment that goes back; null where the money part became credits of the account.';
comment on column order_refund.voided_at is 'The provider refused the payment: the credit note has its number and credits nothing.';
comment on column order_refund.settled_by is 'Of a surplus whose refund was refused: the refund that was made instead. Null while it waits for staff.';
create index order_refund_order_id on order_refund (order_id, seq);
create index order_refund_settled_by on order_refund (settled_by) where settled_by is not null;
create index order_refund_refused_surplus on order_refund (order_id) where kind = 'surplus' and voided_at is not null and settled_by is null;

create table refund_line (
  refund_id uuid not null references order_refund on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity integer not null default 0 check (quantity >= 0),
  amount bigint not null default 0 check (amount >= 0),
  tax_amount bigint not null default 0,
  taken_quantity integer not null default 0 check (taken_quantity >= 0),
  taken_worth_amount bigint not null default 0 check (taken_worth_amount >= 0),
  unsent_quantity integer not null default 0 check (unsent_quantity between 0 and taken_quantity),
  restocked_quantity integer not null default 0 check (restocked_quantity between 0 and taken_quantity - unsent_quantity),
  primary key (refund_id, order_line_id)
);
comment on table refund_line is 'What a refund gave back of a line.';
comment on column refund_line.quantity is 'Units that the credit note names; 0 for a share of a sum.';
comment on column refund_line.taken_quantity is 'Units that this refund itself took out of the order; those of a return are counted on the return.';
comment on column refund_line.unsent_quantity is 'Of these, units that were not sent: they never will be, and their reservation is released.';
comment on column refund_line.restocked_quantity is 'Of these, units that had been sent, came back and are on hand again.';
create index refund_line_order_line_id on refund_line (order_line_id);

create table credit_note_counter (
  year int primary key,
  last int not null check (last >= 0)
);
comment on table credit_note_counter is 'The last number given out in a year; taken in the transaction that writes the refund, so that none is missing.';
