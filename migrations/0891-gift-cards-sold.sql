-- Gift cards that are sold as products: for whom they are (docs/decisions/0890).

alter table checkout add column gift_delivery jsonb;
comment on column checkout.gift_delivery is '{"recipientName","recipientEmail","senderName","message","sendOn"}: who gets the codes of the gift cards in it; null: the buyer, at once.';

alter table orders add column gift_delivery jsonb;
comment on column orders.gift_delivery is 'Who gets the codes of the gift cards in it, as in checkout; null: the buyer, at once.';
