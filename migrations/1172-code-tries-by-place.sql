-- Wrong codes from elsewhere do not use up the tries of who asked for the code.
alter table auth_code add column asked_from text not null default '', add column tries_elsewhere smallint not null default 0;
comment on column auth_code.asked_from is 'The network that asked for it (64 bits of an IPv6 address).';
comment on column auth_code.tries_elsewhere is 'Wrong codes so far from all other networks.';
comment on column auth_code.tries is 'Wrong codes so far from the network that asked for it, or with its ticket.';
