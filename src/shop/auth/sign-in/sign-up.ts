import * as m from '#messages';
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { createAccount } from '#shop/accounts/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { checkNewPassword } from '../credentials/check-new-password.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { signUpsPerHour, type signUpInput } from '../contract.ts';
import { guessing } from '../codes/guess-code.ts';
import { loginText, parseLogin } from '../parse-login.ts';
import { isOwnOrder } from './is-own-order.ts';
import { wrongStepUp } from '../step-up/require-step-up.ts';
import { isBirthday } from '../rules.ts';
import { spendCode } from '../store.ts';
import { checkCode } from '../codes/use-code.ts';
import { writtenCode } from '../codes/written-code.ts';

/**
 * Makes an account of a proved address or number and signs in. An address that has an account is rejected like a wrong
 * code: nobody gets a code for it, so the answer reveals nothing. For an own order (`orderNo`) password, name and birthday may come later.
 * @throws invalidInput (40) naming the field, tooMany (40, 429), busy (503)
 */
export async function signUp(context: Context, input: z.output<typeof signUpInput>): Promise<SignedIn> {
  const { locale } = context;
  const login = parseLogin(input, locale);
  const code = writtenCode(input, locale);
  const isOfOrder = await isOwnOrder(context, { orderNo: input.orderNo, login });
  const personal = await checkPersonal(context, { ...input, isOfOrder });
  const { password } = input;
  if (password !== undefined) await checkNewPassword(context, { password, names: [loginText(login)] });
  else if (!isOfOrder) throw fieldError('password', m.error_required({ field: m.field_password({}, { locale }) }, { locale }));
  if (input.agree !== true) throw fieldError('agree', m.checkout_agree_first({}, { locale }));
  // The code first: hashing is work, and nobody gets it done for nothing.
  const codeId = await guessing(context, () => context.transaction((tx) => checkSignUpCode(context, tx, { login, code })));
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return context.transaction(async (tx) => {
    const isMine = await spendCode(tx, { id: codeId, at: context.now() });
    const accountId = isMine ? await createAccount(tx, context, { login, passwordHash, ...personal }) : null;
    if (accountId === null) throw wrongStepUp('code', m.auth_code_wrong({}, { locale }));
    return completeSignIn(context, tx, { accountId, method: 'signup' });
  });
}

async function checkSignUpCode(context: Context, tx: Tx, { login, code }: { login: LoginName; code: string }): Promise<string> {
  const now = context.now();
  const codeId = await checkCode(context, tx, { login, scene: 'signup', code });
  if (codeId === null) throw wrongStepUp('code', m.auth_code_wrong({}, { locale: context.locale }));
  const from = { key: `sign-ups ${ipPrefix(context.address)}`, most: signUpsPerHour };
  const wait = await countWithin(tx, [from], { windowSeconds: 3_600, now });
  if (wait > 0) throw new ShopError(tooMany, { retryAfterSeconds: wait });
  return codeId;
}

type Personal = { firstName?: string; lastName?: string; birthday?: string };

/** The other fields that the shop asks for; one that it does not ask for is stored when it is given and valid. */
async function checkPersonal(context: Context, { isOfOrder, ...input }: z.output<typeof signUpInput> & { isOfOrder: boolean }): Promise<Personal> {
  const { accounts } = await readSettings(context.db);
  const options = { locale: context.locale };
  const asked = { firstName: accounts.askName, lastName: accounts.askName, birthday: accounts.askBirthday };
  const titles = { firstName: m.field_firstName({}, options), lastName: m.field_lastName({}, options), birthday: m.field_birthday({}, options) };
  const personal: Personal = {};
  for (const field of ['firstName', 'lastName', 'birthday'] as const) {
    const value = input[field];
    if (value) personal[field] = value;
    else if (asked[field] && !isOfOrder) throw fieldError(field, m.error_required({ field: titles[field] }, options));
  }
  if (personal.birthday && !isBirthday(personal.birthday, context.now()))
    throw fieldError('birthday', m.error_field_invalid({ field: titles.birthday }, options));
  return personal;
}
