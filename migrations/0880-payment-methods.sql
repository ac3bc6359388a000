-- Payments: methods of extensions, written down while their extensions are here.

create table payment_method (
  id text primary key,
  extension text not null,
  titles jsonb not null,
  traits jsonb not null
);
comment on table payment_method is 'Payment methods that extensions brought: orders paid by them are finished by these when the extension is gone.';
comment on column payment_method.titles is 'What it is called, by language of the shop''s own texts: {"en","zh","zh-HK"}.';
comment on column payment_method.traits is '{"capturedLater","shipsBeforePayment"}: what the life of an order depends on.';
