-- What happened within the same millisecond still has an order.

alter table order_event add column seq bigint generated always as identity;
alter table payment_attempt add column seq bigint generated always as identity;
