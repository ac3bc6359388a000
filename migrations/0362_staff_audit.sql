-- The audit log keeps its order, and nobody edits it.

alter table staff_action add column sequence bigint generated always as identity;
create index staff_action_sequence on staff_action (sequence);
create index staff_action_staff on staff_action (staff_id, sequence);

create function keep_staff_actions() returns trigger language plpgsql as $$
begin
  -- What is forgotten is older than this by far; nothing else deletes a row.
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
create trigger staff_action_kept before update or delete on staff_action for each row execute function keep_staff_actions();
