-- Texts of the shop are imported as other lists are.

alter table data_import drop constraint data_import_kind_check;
alter table data_import add constraint data_import_kind_check check (kind in ('products', 'customers', 'redirects', 'orders', 'translations', 'texts'));
