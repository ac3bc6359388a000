-- What a product's page shows besides the product: what was bought together, a size guide, days of delivery, videos.

create table product_pair (
  product_id uuid not null references product on delete cascade,
  other_id uuid not null references product on delete cascade,
  order_count integer not null check (order_count > 0),
  last_at timestamptz not null,
  primary key (product_id, other_id),
  check (product_id <> other_id)
);
comment on table product_pair is 'How many paid orders held both; of each product only those most often bought with it are kept.';
create index product_pair_other_id on product_pair (other_id);

create table counted_sale (
  order_id uuid primary key,
  at timestamptz not null
);
comment on table counted_sale is 'Orders whose sale was counted already: a job that runs twice counts once. Forgotten after a while.';
create index counted_sale_at on counted_sale (at);

alter table product add column size_guide jsonb;
alter table category add column size_guide jsonb;
comment on column product.size_guide is '{"en": {"title": …, "note": …, "columns": [], "rows": [[]]}}; where it is null, that of the nearest category above holds.';

alter table shipping_method add column least_days integer check (least_days >= 0), add column most_days integer, add check (most_days >= least_days);
comment on column shipping_method.least_days is 'Working days until it is delivered; null where nothing is promised.';
update shipping_method m set least_days = d.least, most_days = d.most
  from shipping_zone z, (values ('home', 'standard', 3, 5), ('home', 'express', 1, 2), ('greater-china', 'standard', 6, 10), ('greater-china', 'express', 3, 5),
    ('japan', 'standard', 6, 9), ('japan', 'express', 3, 4), ('germany', 'standard', 5, 8), ('germany', 'express', 2, 4)) as d (zone, method, least, most)
  where z.id = m.zone_id and z.code = d.zone and m.code = d.method;

create table video (
  id uuid primary key,
  source text unique,
  sha256 text not null,
  mime text not null check (mime in ('video/mp4', 'video/webm')),
  byte_count integer not null check (byte_count > 0),
  poster_id uuid not null references media,
  texts jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on column video.poster_id is 'The picture that stands there until the video is played.';

create table product_video (
  product_id uuid not null references product on delete cascade,
  video_id uuid not null references video on delete cascade,
  position integer not null,
  primary key (product_id, video_id)
);
