import type { Context } from '#kit/server/context.ts';
import { saveAvatar, prepareAvatar, removeAvatar } from '../media/uploads/index.ts';
import type { PictureFiles } from '../media/index.ts';
import type { User } from './contract.ts';
import { editProfile } from './edit-profile.ts';

const shownWidth = 320;

/**
 * Changes the caller's picture to the square in the middle of the one that was sent, or (null) takes it away. The picture of
 * before is removed, file and all.
 * @throws pictureUnreadable, pictureAnimated (415), pictureTooLarge (413)
 */
export async function editAvatar(context: Context, files: PictureFiles, bytes: Uint8Array | null): Promise<User> {
  const prepared = bytes && (await prepareAvatar(files, bytes));
  return editProfile(context, undefined, async (account, tx) => {
    const before = account.avatar?.split('/')[0];
    const id = prepared && (await saveAvatar(tx, context, { prepared, accountId: account.id }));
    if (before) await removeAvatar(tx, context, before);
    return { changes: { avatar: id && `${id}/${shownWidth}.jpg` }, kind: 'avatarChanged' };
  });
}
