-- One clock: how old a line of the audit log is, the shop says, not the database. What forgets old lines names the instant before which they go.

create or replace function keep_staff_actions() returns trigger language plpgsql as $$
begin
  -- Nothing else deletes a row.
  if tg_op = 'DELETE' and old.at < nullif(current_setting('vitrine.forget_staff_actions_before', true), '')::timestamptz then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
