/** The tables of this extension. A step that has been released is never changed: the next one is a new step. */
import type { Migration } from 'vitrine/extension';

export const migrations: readonly Migration[] = [
  {
    name: '0010-points',
    sql: `
      create table point (
        id uuid primary key default gen_random_uuid(),
        account_id uuid not null,
        order_id uuid unique,
        points integer not null check (points > 0),
        remaining integer not null check (remaining between 0 and points),
        note text not null default '',
        earned_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index point_account on point (account_id, expires_at);
      comment on column point.order_id is 'the order that earned them; null: staff gave them';
    `,
  },
  {
    name: '0020-spending',
    sql: `
      create table spending (
        order_id uuid primary key,
        account_id uuid not null,
        points integer not null check (points > 0),
        spent_at timestamptz not null
      );
      create index spending_account on spending (account_id);
    `,
  },
];
