-- Which picture sizes are being made, so that one of all processes makes each. Nothing is lost with it: unlogged.
create unlogged table picture_claim (
  key text primary key,
  until timestamptz not null
);

comment on table picture_claim is 'Sizes of pictures that a process is making; a claim ends by itself.';
