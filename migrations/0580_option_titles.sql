-- An option's key has one title, whatever product it is read from: the one in most languages, of equal ones the first of the alphabet.
-- Lists find it by one step down this index, so it is by the key and in that order.
create index product_option_title on product_option (key, (jsonb_array_length(jsonb_path_query_array(texts, '$.*'))) desc, (texts::text));
