-- Promotions and coupons keep their addresses as products do.
call keep_slugs_of('promotion');
