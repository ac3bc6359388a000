import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Api } from '#kit/server/http/api.ts';
import { editInfoInput, editNameInput, userSchema } from './contract.ts';
import { editInfo } from './edit-info.ts';
import { editName } from './edit-name.ts';
import { callerAccount } from './edit-profile.ts';
import { readUser } from './read-user.ts';

const shared = { method: 'POST', tag: 'user', access: 'user', data: userSchema } as const;

/** Publishes what a shopper says of themselves. */
export function profileRoutes(api: Api): void {
  api.operation({ ...shared, url: '/api/web/user/info', summary: 'Who is signed in' }, async (context) => {
    const user = await readUser(context.db, callerAccount(context), context.currency);
    if (!user) throw new ShopError(authInvalid);
    return user;
  });
  api.operation({ ...shared, url: '/api/web/user/editName', summary: 'Change first and last name', body: editNameInput }, (context, { body }) =>
    editName(context, body),
  );
  api.operation({ ...shared, url: '/api/web/user/editInfo', summary: 'Change nick name, bio and birthday', body: editInfoInput }, (context, { body }) =>
    editInfo(context, body),
  );
}
