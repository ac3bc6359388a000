-- Variants that are sold ahead of stock, and the units of orders that wait for it (docs/decisions/0910).

alter table stock_level
  add column ahead text check (ahead in ('backorder', 'preorder')),
  add column expected_on date,
  add column ahead_limit integer check (ahead_limit >= 0),
  add column ahead_ended boolean not null default false,
  add constraint stock_level_ahead check (
    case when ahead is null then expected_on is null and ahead_limit is null and not ahead_ended else expected_on is not null end);
comment on column stock_level.ahead is 'As what it is sold when nothing is left on hand; null: it is not.';
comment on column stock_level.expected_on is 'The day from which on what is sold ahead is expected to be sent.';
comment on column stock_level.ahead_limit is 'So many units may wait at a time; null: no limit.';
comment on column stock_level.ahead_ended is 'The day has passed without goods: nothing more is sold ahead until staff name another one.';
-- The few variants whose day may pass.
create index stock_level_expected_on on stock_level (expected_on) where ahead is not null and not ahead_ended;

alter table order_line
  add column ahead_quantity integer not null default 0 check (ahead_quantity >= 0),
  add column ahead text check (ahead in ('backorder', 'preorder')),
  add column expected_on date,
  add constraint order_line_ahead check ((ahead_quantity > 0) = (ahead is not null) and (ahead is null) = (expected_on is null));
comment on column order_line.ahead_quantity is 'Units that were sold ahead of stock. Which of them still wait follows from the stock that is there, oldest order first.';
comment on column order_line.ahead is 'As what they were sold.';
comment on column order_line.expected_on is 'The day from which on they are expected to be sent, as their buyer was told last.';
create index order_line_ahead on order_line (variant_id) where ahead_quantity > 0 and shipped_quantity + withdrawn_quantity < quantity;
