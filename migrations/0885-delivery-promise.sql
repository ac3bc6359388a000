-- What was promised of its delivery stands in the order (docs/decisions/0885).

comment on column orders.shipping_method is '{"id","title"} with {"delivery":{"from","until"}}, the days that were promised when it was placed, or {"pickup"}, where it is collected; a copy.';
