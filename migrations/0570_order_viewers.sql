-- Browsers that are let see an order by the link that was mailed, where no script can read the link's secret part.

create table order_viewer (
  order_id uuid not null references orders on delete cascade,
  guest_id uuid not null references guest on delete cascade,
  expires_at timestamptz not null,
  primary key (order_id, guest_id)
);
comment on table order_viewer is 'Guests who proved with an order''s token that they may see it, without having placed it.';
create index order_viewer_guest on order_viewer (guest_id);
create index order_viewer_expires on order_viewer (expires_at);
