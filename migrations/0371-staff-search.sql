-- The search of the back office finds orders and accounts by the beginnings of words, as products are found.

-- Functions of an index name the path by which they find others: PostgreSQL builds indexes with an empty one. Names are kept apart and,
-- family name first, together, as they are written in Chinese.
create function order_words(order_no text, external_number text, email text, mobile text, address jsonb) returns tsvector language sql immutable parallel safe set search_path from current as $$
  select search_vector(order_no || ' ' || coalesce(external_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(address ->> 'firstName', '') || ' '
    || coalesce(address ->> 'lastName', '') || ' ' || coalesce(address ->> 'lastName', '') || coalesce(address ->> 'firstName', ''), 'A')
$$;

create function account_words(email text, mobile text, first_name text, last_name text, nick_name text) returns tsvector language sql immutable parallel safe set search_path from current as $$
  select search_vector(coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || first_name || ' ' || last_name || ' ' || last_name || first_name || ' ' || nick_name, 'A')
$$;

create index orders_words on orders using gin (order_words(order_no, external_number, email, mobile, address));
create index account_words on account using gin (account_words(email, mobile, first_name, last_name, nick_name)) where deleted_at is null;
