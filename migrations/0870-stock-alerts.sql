-- Mails about goods that are back in stock (docs/decisions/0870).

create table stock_alert (
  id uuid primary key,
  variant_id uuid not null references variant on delete cascade,
  email text not null,
  lang text not null,
  created_at timestamptz not null,
  unique (variant_id, email)
);
comment on table stock_alert is 'Addresses that get one mail when a variant is back in stock. A row is deleted with its mail, or after a year.';
create index stock_alert_email on stock_alert (email);
create index stock_alert_created_at on stock_alert (created_at);
