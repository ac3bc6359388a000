-- Staff search orders by a part of anything: number, e-mail address, mobile number, name, SKU and title of a line. Trigrams find it without reading every order.

create function order_search_text(order_no text, external_number text, email text, mobile text, address jsonb) returns text language sql immutable parallel safe
  return lower(order_no || ' ' || coalesce(external_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(address ->> 'firstName', '') || ' '
    || coalesce(address ->> 'lastName', '') || ' ' || coalesce(address ->> 'lastName', '') || coalesce(address ->> 'firstName', ''));
comment on function order_search_text is 'What an order is found by. Chinese names are written with the family name first, without a space.';
create index orders_search on orders using gin (order_search_text(order_no, external_number, email, mobile, address) gin_trgm_ops);

create function order_line_search_text(sku text, title text) returns text language sql immutable parallel safe return lower(sku || ' ' || title);
comment on function order_line_search_text is 'What an order is found by of what was bought.';
create index order_line_search on order_line using gin (order_line_search_text(sku, title) gin_trgm_ops);
