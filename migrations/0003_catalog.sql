-- Products, variants, pictures, categories, tags, collections. Texts are jsonb by language: {"en": {"title": …}, "zh": {…}}.

create table media (
  id uuid primary key,
  sha256 text unique,
  source text unique,
  width integer,
  height integer,
  mime text,
  placeholder text,
  alt jsonb not null default '{}',
  state text not null default 'ready' check (state in ('ready', 'unreachable')),
  created_at timestamptz not null default now()
);
comment on column media.source is 'Where the picture came from (address or seed file); the same source is the same picture.';
comment on column media.placeholder is 'A data: URI of a few dozen bytes, shown blurred until the picture is there.';

create table category (
  id uuid primary key,
  parent_id uuid references category,
  slug text not null unique,
  texts jsonb not null,
  media_id uuid references media,
  position integer not null default 0
);
create index category_parent_id on category (parent_id);

create table tag (
  id uuid primary key,
  slug text not null unique,
  texts jsonb not null
);

create table collection (
  id uuid primary key,
  slug text not null unique,
  texts jsonb not null,
  media_id uuid references media,
  position integer not null default 0,
  published boolean not null default true
);

create table product (
  id uuid primary key,
  slug text not null unique,
  brand text not null default '',
  product_type text not null default '',
  texts jsonb not null,
  specifications jsonb not null default '[]',
  tax_class text not null default 'standard',
  published boolean not null default true,
  published_at timestamptz not null default now(),
  show_slide_image boolean not null default true,
  show_favorite boolean not null default true,
  show_cart boolean not null default true,
  sales_count integer not null default 0,
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  -- Kept by the catalogue when variants change, so that a list sorts by an index: lowest base price of the product.
  price_amount bigint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table product_option (
  product_id uuid not null references product on delete cascade,
  key text not null,
  position integer not null,
  texts jsonb not null,
  -- [{ "key": "moss", "swatch": "#5b6b4a", "texts": { "en": { "title": "Moss" } } }]
  choices jsonb not null,
  primary key (product_id, key)
);

create table variant (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  sku text not null unique,
  position integer not null default 0,
  -- { "colour": "moss", "size": "200ml" }: option key to value key
  options jsonb not null default '{}',
  price_amount bigint not null check (price_amount >= 0),
  line_price_amount bigint check (line_price_amount >= 0),
  weight_grams integer not null default 0 check (weight_grams >= 0),
  barcode text,
  requires_shipping boolean not null default true,
  taxable boolean not null default true,
  media_id uuid references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column variant.price_amount is 'Minor units of the shop''s base currency; variant_price overrides it per currency.';
create index variant_product_id on variant (product_id, position);
create index variant_barcode on variant (barcode) where barcode is not null;

create table variant_price (
  variant_id uuid not null references variant on delete cascade,
  currency text not null,
  price_amount bigint not null check (price_amount >= 0),
  line_price_amount bigint check (line_price_amount >= 0),
  primary key (variant_id, currency)
);

create table product_media (
  product_id uuid not null references product on delete cascade,
  media_id uuid not null references media,
  position integer not null,
  primary key (product_id, media_id)
);

create table product_category (
  product_id uuid not null references product on delete cascade,
  category_id uuid not null references category on delete cascade,
  primary key (category_id, product_id)
);
comment on table product_category is 'Holds every category above a product too, so that a category page is one index range.';
create index product_category_product_id on product_category (product_id);

create table product_tag (
  product_id uuid not null references product on delete cascade,
  tag_id uuid not null references tag on delete cascade,
  primary key (tag_id, product_id)
);
create index product_tag_product_id on product_tag (product_id);

create table product_collection (
  product_id uuid not null references product on delete cascade,
  collection_id uuid not null references collection on delete cascade,
  position integer not null default 0,
  primary key (collection_id, product_id)
);
create index product_collection_product_id on product_collection (product_id);
