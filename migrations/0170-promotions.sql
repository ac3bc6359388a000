-- Promotions and coupons.

create table promotion (
  id uuid primary key,
  source text not null check (source in ('promotion', 'coupon')),
  slug text not null,
  texts jsonb not null,
  rule jsonb not null,
  conditions jsonb not null default '{}',
  priority integer not null default 100,
  exclusive boolean not null default false,
  active boolean not null default true,
  listed boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  total_limit integer check (total_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, slug),
  check (ends_at is null or starts_at is null or ends_at > starts_at),
  check (total_limit is null or used_count <= total_limit)
);
comment on table promotion is 'Promotions and coupons: what they take off a basket, under which conditions, how often, and for which products.';
comment on column promotion.source is 'promotion: applies by itself; coupon: applies for whoever enters its code.';
comment on column promotion.rule is 'What it takes off; amounts by currency, in minor units.';
comment on column promotion.priority is 'The smaller number applies first.';
comment on column promotion.exclusive is 'Nothing else applies beside it.';
comment on column promotion.listed is 'Shown on pages of promotions and products.';
comment on column promotion.used_count is 'Orders that hold it and were not cancelled; conditional updates keep it within total_limit.';
create index promotion_running on promotion (source, priority, id) where active;

call keep_slugs_of('promotion');

create table coupon (
  promotion_id uuid primary key references promotion on delete cascade,
  code text not null unique,
  claim_required boolean not null default false
);
comment on table coupon is 'The code of a promotion that is a coupon.';
comment on column coupon.code is 'As it is compared: upper case, without spaces.';

create table coupon_claim (
  promotion_id uuid not null references promotion on delete cascade,
  account_id uuid not null references account on delete cascade,
  claimed_at timestamptz not null,
  primary key (account_id, promotion_id)
);
comment on table coupon_claim is 'Coupons that an account has claimed.';
create index coupon_claim_promotion_id on coupon_claim (promotion_id);

create table coupon_use (
  id uuid primary key,
  promotion_id uuid not null references promotion on delete cascade,
  order_id uuid not null,
  state text not null check (state in ('reserved', 'used', 'released')),
  account_id uuid,
  email text,
  mobile text,
  at timestamptz not null,
  unique (order_id, promotion_id)
);
comment on table coupon_use is 'One row for each order and each coupon or limited promotion in it. reserved: placed; used: paid; released: cancelled, counts no more.';
create index coupon_use_account on coupon_use (promotion_id, account_id) where account_id is not null and state <> 'released';
create index coupon_use_email on coupon_use (promotion_id, email) where email is not null and state <> 'released';
create index coupon_use_mobile on coupon_use (promotion_id, mobile) where mobile is not null and state <> 'released';
create index coupon_use_account_id on coupon_use (account_id, at desc) where account_id is not null;

create table promotion_target (
  promotion_id uuid not null references promotion on delete cascade,
  kind text not null check (kind in ('product', 'category', 'collection', 'tag')),
  target_id uuid not null,
  primary key (target_id, promotion_id)
);
comment on table promotion_target is 'What a promotion names. None: the whole shop, and then promotion_product holds nothing for it.';
create index promotion_target_promotion_id on promotion_target (promotion_id);

create table promotion_product (
  promotion_id uuid not null references promotion on delete cascade,
  product_id uuid not null references product on delete cascade,
  primary key (promotion_id, product_id)
);
comment on table promotion_product is 'The products that a promotion''s targets name, written out, so that a list of them is one index range. Kept by the triggers below.';
create index promotion_product_product_id on promotion_product (product_id);

create function is_promotion_product(a_promotion uuid, a_product uuid) returns boolean language sql stable as $$
  select exists (select 1 from promotion_target t where t.promotion_id = a_promotion and (
    (t.kind = 'product' and t.target_id = a_product)
    or (t.kind = 'category' and exists (select 1 from product_category m where m.category_id = t.target_id and m.product_id = a_product))
    or (t.kind = 'collection' and exists (select 1 from product_collection m where m.collection_id = t.target_id and m.product_id = a_product))
    or (t.kind = 'tag' and exists (select 1 from product_tag m where m.tag_id = t.target_id and m.product_id = a_product))))
$$;

-- Bounded by what one statement changes: the products it moves and the promotions that name the list.
create function promotion_members_added() returns trigger language plpgsql as $$
begin
  execute format('insert into promotion_product (promotion_id, product_id)
    select distinct t.promotion_id, m.product_id from new_rows m join promotion_target t on t.target_id = m.%1$I
    order by 1, 2 on conflict do nothing', tg_argv[0]);
  return null;
end $$;

create function promotion_members_removed() returns trigger language plpgsql as $$
begin
  execute format('delete from promotion_product pp using (
      select distinct t.promotion_id, m.product_id from old_rows m join promotion_target t on t.target_id = m.%1$I) gone
    where pp.promotion_id = gone.promotion_id and pp.product_id = gone.product_id and not is_promotion_product(pp.promotion_id, pp.product_id)', tg_argv[0]);
  return null;
end $$;

create trigger promotion_category_added after insert on product_category referencing new table as new_rows for each statement execute function promotion_members_added('category_id');
create trigger promotion_category_removed after delete on product_category referencing old table as old_rows for each statement execute function promotion_members_removed('category_id');
create trigger promotion_collection_added after insert on product_collection referencing new table as new_rows for each statement execute function promotion_members_added('collection_id');
create trigger promotion_collection_removed after delete on product_collection referencing old table as old_rows for each statement execute function promotion_members_removed('collection_id');
create trigger promotion_tag_added after insert on product_tag referencing new table as new_rows for each statement execute function promotion_members_added('tag_id');
create trigger promotion_tag_removed after delete on product_tag referencing old table as old_rows for each statement execute function promotion_members_removed('tag_id');

-- How many published products a promotion's list holds, as for the other lists.

-- How many published products a promotion's list holds, as for the other lists.
create trigger promotion_listed_added after insert on promotion_product referencing new table as new_rows for each statement execute function count_members_added('promotion_id');
create trigger promotion_listed_removed after delete on promotion_product referencing old table as old_rows for each statement execute function count_members_removed('promotion_id');

create function count_promotion_product_published() returns trigger language plpgsql as $$
begin
  insert into listing_count as c (scope_id, product_count)
    select promotion_id, case when new.published then 1 else 0 end from promotion_product where product_id = new.id order by 1
    on conflict (scope_id) do update set product_count = c.product_count + case when new.published then 1 else -1 end;
  return null;
end $$;

create trigger promotion_product_published after update of published on product for each row when (old.published is distinct from new.published) execute function count_promotion_product_published();
