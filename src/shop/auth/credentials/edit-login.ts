import * as m from '#messages';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { changeAccount, readAccount, recordActivity, type Account } from '#shop/accounts/index.ts';
import { followLogin } from '#shop/checkout/account/index.ts';
import { moveContacts } from '#shop/orders/contacts/index.ts';
import type { User } from '#shop/profile/contract.ts';
import { readUser } from '#shop/profile/index.ts';
import type { editEmailInput, editMobileInput } from '../contract.ts';
import { guessing } from '../codes/guess-code.ts';
import { joinVerifiedOrders } from '../sign-in/join-guest.ts';
import { loginHash, loginText, parseLogin } from '../parse-login.ts';
import { checkStepUp, requireStepUp, wrongStepUp, type StepUpProof } from '../step-up/require-step-up.ts';
import { maskLogin } from '../rules.ts';
import { restoreCode } from '../store.ts';
import { reachOf } from '../notify-login.ts';
import { notifyChange } from './notify-change.ts';
import { useCode } from '../codes/use-code.ts';
import { writtenCode } from '../codes/written-code.ts';

/**
 * Gives the account another e-mail address: a code proves the address, a password or a code to the old one the person.
 * The old address is notified.
 * @throws stepUpWanted (10), invalidInput (40) naming `newEmail`, `code`, `password` or `stepUpCode`
 */
export async function editEmail(context: Context, input: z.output<typeof editEmailInput>): Promise<User> {
  const login = parseLogin({ account: input.newEmail }, context.locale);
  if (!('email' in login)) throw fieldError('newEmail', m.auth_account_format({}, { locale: context.locale }));
  return editLogin(context, { login, scene: 'editEmail', code: writtenCode(input, context.locale), proof: input, field: 'newEmail' });
}

/**
 * Gives the account another mobile number, proved as an address is.
 * @throws stepUpWanted (10), invalidInput (40) naming `newMobile`, `countryCode`, `code`, `password` or `stepUpCode`
 */
export async function editMobile(context: Context, input: z.output<typeof editMobileInput>): Promise<User> {
  const login = parseLogin({ account: input.newMobile, countryCode: input.countryCode }, context.locale);
  if ('email' in login) throw fieldError('newMobile', m.auth_account_format({}, { locale: context.locale }));
  return editLogin(context, { login, scene: 'editMobile', code: writtenCode(input, context.locale), proof: input, field: 'newMobile' });
}

type Edit = { login: LoginName; scene: 'editEmail' | 'editMobile'; code: string; proof: StepUpProof; field: string };

async function editLogin(context: Context, edit: Edit): Promise<User> {
  const { locale } = context;
  const now = context.now();
  const { login } = edit;
  const checked = await checkStepUp(context, edit.proof);
  const work = async (tx: Tx): Promise<User> => {
    const account = await requireStepUp(context, tx, checked);
    const isRight = await useCode(context, tx, { login, scene: edit.scene, code: edit.code, askerId: account.id });
    if (!isRight) {
      await keepStepUp(tx, account);
      throw wrongStepUp('code', m.auth_code_wrong({}, { locale }));
    }
    const changes = 'email' in login ? { email: login.email, emailVerifiedAt: now } : { ...login, mobileVerifiedAt: now };
    if (!(await changeAccount(tx, account.id, changes))) throw wrongStepUp(edit.field, m.auth_login_taken({}, { locale }));
    await followLogin(tx, account, login);
    await moveContacts(tx, account, { login, at: now });
    const isEmail = 'email' in login;
    await recordActivity(tx, context, { accountId: account.id, kind: isEmail ? 'emailChanged' : 'mobileChanged', detail: { to: maskLogin(loginText(login)) } });
    await notifyChange(tx, context, { account, change: isEmail ? 'email' : 'mobile', shown: maskLogin(loginText(login)) });
    await joinVerifiedOrders(tx, (await readAccount(tx, account.id))!, now);
    return (await readUser(tx, account.id, context.currency))!;
  };
  return guessing(context, () => context.transaction(work));
}

/** The step-up code was right; that the other one is not shall not cost it. */
async function keepStepUp(tx: Tx, account: Account): Promise<void> {
  const reach = reachOf(account);
  if (reach) await restoreCode(tx, { loginHash: loginHash(reach), scene: 'stepUp', askerId: account.id });
}
