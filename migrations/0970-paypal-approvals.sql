-- PayPal's buttons: what shoppers agree to at PayPal before there is an order (docs/decisions/0970).

create table payment_approval (
  id uuid primary key,
  checkout_id uuid not null references checkout on delete cascade,
  state_hash text not null unique,
  reference text not null unique,
  currency text not null,
  lang text not null,
  state text not null default 'begun' check (state in ('begun', 'agreed', 'used', 'dropped')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table payment_approval is 'Orders at PayPal that a button began, each for one checkout and so for one shopper.';
comment on column payment_approval.state_hash is 'Of the secret in the address by which the browser comes back.';
comment on column payment_approval.reference is 'What PayPal calls its order.';
comment on column payment_approval.state is 'begun: the shopper is at PayPal; agreed; used: an attempt to pay has it; dropped: another one took its place.';
create index payment_approval_checkout_id on payment_approval (checkout_id);

alter table checkout add column address_draft jsonb;
comment on column checkout.address_draft is 'An address as PayPal wrote it, which lacks what this shop asks for; null once there is a whole one.';
