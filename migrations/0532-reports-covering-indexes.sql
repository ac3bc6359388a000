-- Figures of a period are read from indexes alone: orders by day, with what was paid and cancelled later, and what their lines sold.

drop index orders_placed_at;
create index orders_placed_at on orders (placed_at desc) include (id, currency, status, total_amount, paid_at);
create index order_line_sold on order_line (order_id) include (product_id, title, quantity, total_amount);
