/** The picture of a person, else the first letter of their name. */
import { Icon } from '#ui/icons.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import type { User } from '../contract.ts';
import { initialOf } from '../rules.ts';

/** It says nothing that does not stand beside it, so it is passed over when a page is read out. `className` is its size. */
export function Avatar({ user, className }: { user: Pick<User, 'avatar' | 'nickName' | 'fullName'>; className: string }) {
  const initial = initialOf(user.nickName || user.fullName);
  return (
    <span aria-hidden="true" className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-base-200 font-medium ${className}`}>
      {user.avatar ? (
        <img src={pictureUrl({ url: user.avatar }, 320, 'webp')} alt="" width={320} height={320} className="size-full object-cover" />
      ) : (
        initial || <Icon name="account" className="size-8" />
      )}
    </span>
  );
}
