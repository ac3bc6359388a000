-- What an index holds has a longest length, which titles in many languages may be above: their beginning is enough for an order.
drop index product_option_title;
create index product_option_title on product_option (key, (jsonb_array_length(jsonb_path_query_array(texts, '$.*'))) desc, (left(texts::text, 200)));
