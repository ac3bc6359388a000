-- Private links to the labels of returns.

alter table document_link add column return_id uuid references order_return on delete cascade;
comment on column document_link.return_id is 'The return whose label it shows.';
alter table document_link drop constraint document_link_kind_check;
alter table document_link add constraint document_link_kind_check check (
  kind in ('invoice', 'packingSlip', 'creditNote', 'returnLabel')
  and (kind = 'creditNote') = (order_refund_id is not null)
  and (kind = 'returnLabel') = (return_id is not null)
);
