-- Sales to companies in other countries of the European Union.

alter table market add column reverse_charge boolean not null default false;
comment on column market.reverse_charge is 'Whether a company with a VAT number of another country of the European Union owes the tax itself; only where prices are without tax.';
alter table market add constraint market_reverse_charge check (not (reverse_charge and tax_included));
