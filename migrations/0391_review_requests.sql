-- A review is asked for once an order has been there for some days, and only of those who did not stop such mails.

alter table orders add column review_asked_at timestamptz;
create index orders_to_review on orders (delivered_at) where review_asked_at is null and delivered_at is not null and email is not null;

create table mail_stop (
  email_hash text primary key,
  stopped_at timestamptz not null
);
comment on table mail_stop is 'Addresses, as SHA-256 alone, that want no mails but those that their orders need. Kept for good: it is their wish.';
