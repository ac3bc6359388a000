import * as m from '#messages';
import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { readAccount } from '#shop/accounts/index.ts';
import { acceptCaptcha } from '../captcha.ts';
import type { Scene, sendCodeInput } from '../contract.ts';
import { loginText, parseLogin } from '../parse-login.ts';
import { isOwnOrder } from '../sign-in/is-own-order.ts';
import { sendCode } from './send-code.ts';
import { reachOf } from '../notify-login.ts';

/** Purposes that only the account itself can have. */
export const ofAccount: ReadonlySet<Scene> = new Set(['editEmail', 'editMobile', 'verifyEmail', 'stepUp']);
/** Such codes go to the account's own address or number, where nobody can be pestered: no captcha is wanted. */
const toOneself: ReadonlySet<Scene> = new Set(['verifyEmail', 'stepUp']);

/**
 * Sends a requested code. The answer is the same whether or not there is such an account.
 * @throws captchaWanted (10), captchaWrong (40), authInvalid (50) for purposes of an account, invalidInput (40), tooMany (40, 429)
 */
export async function askForCode(context: Context, input: z.output<typeof sendCodeInput>): Promise<{ seconds: number }> {
  const { caller } = context;
  const { scene } = input;
  if (ofAccount.has(scene) && caller.kind !== 'user') throw new ShopError(authInvalid);
  const askerId = ofAccount.has(scene) && caller.kind === 'user' ? caller.accountId : null;
  return context.transaction(async (tx) => {
    const login = askerId && toOneself.has(scene) ? await ownLogin(context, tx, { askerId, ...input }) : namedLogin(context, input);
    const isWithout = toOneself.has(scene) || (scene === 'signup' && (await isOwnOrder(context, { orderNo: input.orderNo, login })));
    if (!isWithout) await acceptCaptcha(context, tx, input.captcha);
    await sendCode(context, tx, { login, scene, askerId });
    return { seconds: 60 };
  });
}

function namedLogin({ locale }: Context, { account, countryCode, scene }: z.output<typeof sendCodeInput>): LoginName {
  if (!account) throw fieldError('account', m.error_required({ field: m.field_account({}, { locale }) }, { locale }));
  const login = parseLogin({ account, countryCode }, locale);
  const wantsOther = (scene === 'editEmail' && !('email' in login)) || (scene === 'editMobile' && 'email' in login);
  if (wantsOther) throw fieldError('account', m.auth_account_format({}, { locale }));
  return login;
}

/** The account's own address or number, whichever was named, or the one by which it is reached. */
async function ownLogin(
  { locale }: Context,
  tx: Tx,
  asked: { askerId: string; scene: Scene; account?: string | undefined; countryCode?: string | undefined },
): Promise<LoginName> {
  const account = await readAccount(tx, asked.askerId);
  const reach = account ? reachOf(account) : null;
  const named = asked.account ? parseLogin({ account: asked.account, countryCode: asked.countryCode }, locale) : null;
  if (!reach || (asked.scene === 'verifyEmail' && !('email' in reach)) || (named && loginText(named) !== loginText(reach))) {
    throw fieldError('account', m.auth_not_own({}, { locale }));
  }
  return reach;
}
