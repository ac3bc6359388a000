-- What a Chinese invoice (发票) says, where somebody asked for one.

alter table checkout add column fapiao jsonb;
comment on column checkout.fapiao is '{"type": "personal" or "company", "title", "taxNumber", "email"}: the fapiao that is asked for. Null: none.';
alter table orders add column fapiao jsonb;
comment on column orders.fapiao is '{"type", "title", "taxNumber", "email", "issuedAt"}: the fapiao that was asked for, and since when it is issued (null: it is not, and staff may correct it). Null: none.';
