-- What reports read: figures of a period by its days, and counts of what waits, each by an index of its own.

-- Figures of a period need these columns alone, so that its orders are not read themselves. Lists of orders, newest first, go by it as before.
drop index orders_placed_at;
create index orders_placed_at on orders (placed_at desc) include (currency, status, total_amount);
create index orders_paid_at on orders (paid_at) where paid_at is not null;
-- Whether a customer had ordered before: the account, else the e-mail address, else the number.
create index orders_customer on orders ((coalesce(account_id::text, lower(email), country_code || mobile)), placed_at) where status <> 'cancelled';

-- The few orders that wait for somebody, of the many that do not.
create index orders_open on orders (placed_at desc) where status = 'inProgress';
create index orders_undecided on orders (placed_at desc) where status = 'pendingCancellation';
create index orders_unpaid on orders (placed_at desc) where pay_status = 'unpaid' and status <> 'cancelled';
create index order_return_running on order_return (applied_at desc) where status = 'pendingApproval';

create index order_refund_created_at on order_refund (created_at);

create index visitor_first_seen_at on visitor (first_seen_at);
create index visit_at on visit (at);

-- Variants by what is left of them.
create index stock_level_left on stock_level ((on_hand - reserved)) where tracked and policy = 'deny';
