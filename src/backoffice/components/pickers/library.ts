/** The media library as screens read it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LibraryPicture } from '../../../shop/media/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { isGoing } from '../../api/waiting-writes.ts';
import { session } from '../../api/session.ts';

/** The key under which pictures are cached. */
export const libraryKey = 'pictures';

/** A page of the library. */
export function useLibrary({ q, page, size }: { q: string; page: number; size: number }) {
  return useQuery({
    queryKey: [libraryKey, q, page, size],
    queryFn: async () => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const { items, total } = (await callAdmin<{ items: LibraryPicture[]; total: number }>(`/pictures?page=${page}&size=${size}&filter=${filter}`)).data;
      return { items: items.filter(({ id }) => !isGoing(libraryKey, id)), total };
    },
    placeholderData: keepPreviousData,
  });
}

/** The address of a small size of a picture. */
export const smallOf = (picture: Pick<LibraryPicture, 'url'>): string => picture.url.replace(/\/\d+\.jpg/, '/320.webp');

/** What a picture is called: its words in the merchant's language, else the name of its file. */
export const titleOfPicture = (picture: Pick<LibraryPicture, 'alt' | 'name'>): string =>
  picture.alt[session.locale()] ?? Object.values(picture.alt).find(Boolean) ?? picture.name;
