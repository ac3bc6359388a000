-- Codes that are used once each, made in batches.

alter table promotion add column codes_only boolean not null default false;
comment on column promotion.codes_only is 'It applies only to baskets with one of its single-use codes: true once a promotion (which applied by itself before) got its first codes.';

create table coupon_code (
  code text primary key,
  promotion_id uuid not null references promotion on delete cascade,
  created_at timestamptz not null,
  order_id uuid,
  used_at timestamptz,
  check ((order_id is null) = (used_at is null))
);
comment on table coupon_code is 'Codes of a promotion or coupon that work once each, beside the code of a coupon that everybody shares.';
comment on column coupon_code.code is 'As it is compared: upper case, without spaces; 60 random bits after the prefix.';
comment on column coupon_code.order_id is 'The order that holds it; null again when that is cancelled.';
create index coupon_code_promotion_id on coupon_code (promotion_id, created_at desc, code);
create index coupon_code_order_id on coupon_code (order_id) where order_id is not null;
