-- Gift cards: balances that whoever knows a code may spend (docs/decisions/0890).

create table gift_card (
  id uuid primary key,
  code_hash text unique,
  last_characters text not null default '',
  currency text not null,
  balance_amount bigint not null check (balance_amount >= 0),
  is_disabled boolean not null default false,
  expires_at timestamptz,
  note text not null default '',
  order_id uuid,
  order_no text,
  order_line_id uuid,
  recipient_name text not null default '',
  recipient_email text,
  sender_name text not null default '',
  message text not null default '',
  lang text not null,
  send_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((order_id is null) = (order_no is null)),
  check (code_hash is null or last_characters <> '')
);
comment on table gift_card is 'Gift cards. The balance is always the sum of the entries, stored so that a row lock guards what is spent.';
comment on column gift_card.code_hash is 'HMAC-SHA-256 of the code, by the secret ''gift-card''. Null: nobody has its code yet; it is made when it is mailed.';
comment on column gift_card.last_characters is 'The last four characters of the code, to know the card by.';
comment on column gift_card.balance_amount is 'What is left of it, in minor units of its currency.';
comment on column gift_card.expires_at is 'From when on it pays nothing; null: never.';
comment on column gift_card.note is 'Of staff, on why they issued it.';
comment on column gift_card.order_id is 'The order that bought it; no foreign key: the card outlives the order. Null: staff issued it.';
comment on column gift_card.send_at is 'When its code is mailed to recipient_email; null: it is not mailed.';
create index gift_card_order on gift_card (order_id) where order_id is not null;
create index gift_card_to_send on gift_card (send_at) where sent_at is null and send_at is not null;
create index gift_card_created on gift_card (created_at desc, id);

create table gift_card_entry (
  id uuid primary key,
  sequence bigint generated always as identity,
  gift_card_id uuid not null references gift_card,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  reason text not null check (reason in ('issued', 'redeemed', 'refunded', 'adjusted')),
  note text not null default '',
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system', 'provider')),
  actor_id text,
  actor_name text not null default '',
  order_id uuid,
  order_no text,
  at timestamptz not null,
  check ((order_id is null) = (order_no is null)),
  check (amount > 0 or reason in ('redeemed', 'adjusted')),
  check (amount < 0 or reason <> 'redeemed')
);
comment on table gift_card_entry is 'Every change of a gift card''s balance, with what was left after it; never edited.';
comment on column gift_card_entry.reason is 'issued: what it began with; redeemed: paid for an order; refunded: back from an order; adjusted: changed by staff.';
comment on column gift_card_entry.order_id is 'No foreign key: the ledger outlives the order.';
create index gift_card_entry_card on gift_card_entry (gift_card_id, sequence desc);
create index gift_card_entry_order on gift_card_entry (order_id) where order_id is not null;
create index gift_card_entry_at on gift_card_entry (at);
create unique index gift_card_entry_redeemed_once on gift_card_entry (gift_card_id, order_id) where reason = 'redeemed';

create function keep_gift_card_entries() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of gift cards is append-only';
end
$$;

create trigger gift_card_entry_kept before update or delete on gift_card_entry for each row execute function keep_gift_card_entries();

insert into secret (name, value) values ('gift-card', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

alter table checkout add column gift_card_ids uuid[] not null default '{}';
comment on column checkout.gift_card_ids is 'Gift cards that pay, in this order; whoever added one knew its code.';

alter table orders add column gift_cards_amount bigint not null default 0 check (gift_cards_amount >= 0);
alter table orders add column gift_cards_returned_amount bigint not null default 0;
alter table orders add constraint orders_gift_cards_returned check (gift_cards_returned_amount between 0 and gift_cards_amount);
comment on column orders.gift_cards_amount is 'What gift cards paid; total_amount is without it.';
comment on column orders.gift_cards_returned_amount is 'How much of gift_cards_amount went back to its cards.';

alter table order_refund add column gift_cards_amount bigint not null default 0 check (gift_cards_amount >= 0);
alter table order_refund drop constraint order_refund_check1;
alter table order_refund add constraint order_refund_shipping check (shipping_amount <= amount + credits_amount + gift_cards_amount);
alter table order_return add column refunded_gift_cards_amount bigint not null default 0 check (refunded_gift_cards_amount >= 0);
comment on column order_return.refunded_gift_cards_amount is 'How much of refund_amount went back to gift cards that paid for the order.';

comment on column order_refund.gift_cards_amount is 'What came from gift cards and went back to them.';
