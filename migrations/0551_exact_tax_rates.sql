-- Tax rates with five decimals of a percent (6.625 % is 662.5 basis points).

alter table tax_rate alter column basis_points type numeric(8, 3);
alter table order_line alter column tax_basis_points type numeric(8, 3);
