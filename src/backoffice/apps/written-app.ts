import type { NewApp } from '#shop/apps/contract.ts';
import type { Secret } from '../webhooks/secret-dialog.tsx';

type Webhook = { id?: string; url?: string | null; events?: readonly string[] | null };

/** An app as it is sent: of its webhooks what may be written. */
export function writtenApp({ webhooks, pageUrl, ...app }: Record<string, unknown>): Record<string, unknown> {
  const all = (webhooks ?? []) as readonly Webhook[];
  return { ...app, pageUrl: pageUrl || null, webhooks: all.map(({ id, url, events }) => ({ ...(id ? { id } : {}), url: url ?? '', events: events ?? [] })) };
}

/** What is shown once: the key, and what each webhook that was made is signed with. */
export const secretsOf = ({ key, webhooks, pageSecret }: Partial<Pick<NewApp, 'key'>> & Pick<NewApp, 'webhooks' | 'pageSecret'>): Secret[] => [
  ...(key === undefined ? [] : [{ name: 'backoffice_app_key', value: key }]),
  ...webhooks.map(({ url, secret }) => ({ name: 'backoffice_app_secret_of', about: url, value: secret })),
  ...(pageSecret === null ? [] : [{ name: 'backoffice_app_page_secret', value: pageSecret }]),
];
