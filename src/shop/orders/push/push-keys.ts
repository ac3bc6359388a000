import webPush from 'web-push';
import { publicKeyOf } from '#kit/server/secrets/push-key.ts';
import type { Context } from '#kit/server/context.ts';
import { findPushKey, insertPushKey } from './store-push.ts';

/** What push services know the shop by. */
export type PushKeys = { publicKey: string; privateKey: string };

/** The keys of the environment, else the shop's own, which are made when they are first asked for. */
export async function pushKeys(context: Context): Promise<PushKeys> {
  if (context.config.push) return context.config.push;
  const privateKey = (await findPushKey(context.db)) ?? (await makeKey(context));
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

function makeKey(context: Context): Promise<string> {
  return context.transaction(async (tx) => {
    await insertPushKey(tx, webPush.generateVAPIDKeys().privateKey);
    return (await findPushKey(tx))!;
  });
}
