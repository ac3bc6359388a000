-- What shoppers search for.

create table search_log (
  day date not null,
  query text not null,
  searches integer not null,
  found integer not null,
  primary key (day, query)
);
comment on table search_log is 'What was searched for, by day: how often, and how many products it found last. It names nobody.';
create index search_log_query on search_log (query text_pattern_ops, day);
