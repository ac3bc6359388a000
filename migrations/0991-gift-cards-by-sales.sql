-- The page of a gift card's balance leads to the gift card that sells best; without an index it would read the whole catalogue to find it.
create index product_gift_cards_by_sales on product (sales_count desc, id) where published and tax_class = 'giftCard';
