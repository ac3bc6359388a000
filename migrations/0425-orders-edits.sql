-- Orders that staff change before they are sent: what a paid order still costs, and payments in more than one part.

alter table orders add column due_amount bigint not null default 0 check (due_amount >= 0);
alter table orders add column edited_at timestamptz;
comment on column orders.due_amount is 'What a paid order costs more since staff changed its lines, until that is paid. An unpaid order waits for its total.';
comment on column orders.edited_at is 'When staff changed its lines last; null: they are as they were ordered.';
create index orders_due on orders (placed_at desc) where due_amount > 0;

alter table payment_attempt add column amount bigint check (amount > 0);
update payment_attempt set amount = payment.amount from payment where payment.id = payment_attempt.payment_id;
alter table payment_attempt alter column amount set not null;
comment on column payment_attempt.amount is 'What it is to bring, in minor units of the payment''s currency: what the order cost, or still cost, when it began.';
comment on column payment_attempt.settles is 'This capture pays the order, or what it costs more since it was changed. Any other capture (late, double, of a wrong amount) is refunded in full.';
drop index payment_attempt_one_settles;
create index payment_attempt_settles on payment_attempt (payment_id) where settles;

alter table credit_entry drop constraint credit_entry_reason_check;
alter table credit_entry add constraint credit_entry_reason_check check (reason in ('granted', 'taken', 'orderHeld', 'orderReturned', 'orderChanged', 'refunded'));
comment on column credit_entry.reason is 'orderHeld: spent on an order; orderReturned: back from an order that ended; orderChanged: back from an order that staff changed, which holds the rest; refunded: a refund paid out as credits.';
