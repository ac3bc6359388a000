-- Groups of customers by rule: who belongs to one is found when it is asked, so that nothing has to follow orders and the clock.

alter table customer_group add column rule jsonb;
comment on column customer_group.rule is '{"match": "all" or "any", "conditions": [{"field", "op", "value"}]}; times in UTC. Null: its members are chosen by hand (customer_group_member).';
create index customer_group_ruled on customer_group (code) where rule is not null;
