/** The tables of this extension. A step that has been released is never changed: the next one is a new step. */
import type { Migration } from 'vitrine/extension';

export const pointsTable: Migration = {
  name: '0010-points',
  sql: `
    create table point (
      order_id uuid primary key,
      account_id uuid not null,
      points integer not null check (points > 0),
      earned_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index point_account on point (account_id, expires_at);
  `,
};
