-- What is done about payments and refunds that stay open: reminders, and refunds taken up again.

alter table orders add column reminded_method_ids text[] not null default '{}';
comment on column orders.reminded_method_ids is 'By which payment methods its shopper was reminded; once each.';

alter table refund add column ask_at timestamptz;
comment on column refund.ask_at is 'When the job of a pending refund runs next. Long overdue: that job was given up, and the clock queues another.';
update refund set ask_at = created_at where state = 'pending';
create index refund_to_ask on refund (ask_at) where state = 'pending';
