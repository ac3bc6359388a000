/** The favorite button: a heart that puts something on the wish list. One listener serves all of a page (src/browser/favorites.ts), so it is no island. */
import * as m from '#messages';
import { Icon } from '../icons.tsx';

/** What can be saved. */
export type FavoriteSubject = { type: 'product' | 'article' | 'page'; id: string };

const looks = {
  /** Over a picture: the disc is smaller than the room to press. */
  round: 'heart-disc size-11',
  /** Beside other buttons of a page. */
  plain: 'min-h-11 gap-2 rounded-field pr-3 text-sm font-medium underline-offset-4 hover:underline',
} as const;

/**
 * A button that is pressed while the thing is on the wish list; the browser fills that in. Without script there is none.
 * `title` names the thing for those who listen.
 */
export function FavoriteButton({
  type,
  id,
  title,
  look = 'round',
  className = '',
}: FavoriteSubject & { title: string; look?: keyof typeof looks; className?: string }) {
  return (
    <button
      type="button"
      data-favorite={`${type} ${id}`}
      aria-pressed="false"
      className={`inline-flex items-center justify-center noscript:hidden [&[aria-pressed=true]_svg]:fill-current ${looks[look]} ${className}`}
    >
      <Icon name="heart" />
      {look === 'plain' && <span aria-hidden="true">{type === 'product' ? m.favorite_wish_list() : m.favorite_save()}</span>}
      <span className="sr-only">{m.favorite_of({ title })}</span>
    </button>
  );
}
