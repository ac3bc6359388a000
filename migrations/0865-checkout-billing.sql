-- Who pays: a company, its VAT number, an address of its own.

alter table checkout add column billing jsonb;
comment on column checkout.billing is '{"company", "vatNumber", "address"}: what the invoice says besides; address null: that of the shipping. Null: nothing.';
alter table orders add column billing jsonb;
comment on column orders.billing is '{"company", "vatNumber", "address", "reverseCharge"} as it was when the order was placed; reverseCharge: the buyer owes the tax, which is 0 here. Null: as the shipping address.';
