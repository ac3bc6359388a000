import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser } from '#kit/server/context.ts';
import { type Api, requiredField } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { Host } from '#kit/server/slice.ts';
import { uploadLimits } from '../media/contract.ts';
import { pictureFiles } from '../media/index.ts';
import { readParts } from '../media/uploads/index.ts';
import { editAvatarInput, editInfoInput, editNameInput, userSchema } from './contract.ts';
import { profileLimits } from './rules.ts';
import { editAvatar } from './edit-avatar.ts';
import { editInfo } from './edit-info.ts';
import { editName } from './edit-name.ts';
import { readUser } from './read-user.ts';

const hourMs = 3_600_000;
const shared = { method: 'POST', tag: 'user', access: 'user', data: userSchema } as const;

/** Publishes what a shopper says of themselves. */
export function profileRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.storage);
  const limit = limitRate({ name: 'avatars', most: profileLimits.avatarsAnHour, windowMs: hourMs });
  api.operation({ ...shared, url: '/api/web/user/info', summary: 'Who is signed in' }, async (context) => {
    const user = await readUser(context.db, requireUser(context).accountId, context.currency);
    if (!user) throw new ShopError(authInvalid);
    return user;
  });
  api.operation({ ...shared, url: '/api/web/user/editName', summary: 'Change first and last name', body: editNameInput }, (context, { body }) =>
    editName(context, body),
  );
  api.operation({ ...shared, url: '/api/web/user/editInfo', summary: 'Change nickname, bio and birthday', body: editInfoInput }, (context, { body }) =>
    editInfo(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/user/editAvatar',
      summary: 'Change the picture, or take it away',
      multipart: true,
      body: editAvatarInput,
      bodyLimitBytes: uploadLimits.bytes + 64 * 1024,
    },
    async (context, { request }) => {
      await limit(requireUser(context).accountId);
      const { file, fields } = await readParts(request, context.locale);
      const { locale } = context;
      if (file.byteLength > 0) return editAvatar(context, files, file);
      if (fields['remove'] === 'true') return editAvatar(context, files, null);
      throw requiredField('file', locale);
    },
  );
}
