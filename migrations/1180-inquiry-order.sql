-- Who asks about an order says which one.
alter table inquiry add column order_no text;
comment on column inquiry.order_no is 'Number of the order that it is about, as its sender gave it; nobody checked that there is one or whose it is.';
