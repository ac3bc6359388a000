-- A card whose code is replaced is taken out of the checkouts that are open. Few checkouts name any.
create index checkout_gift_card_ids on checkout using gin (gift_card_ids) where gift_card_ids <> '{}';
