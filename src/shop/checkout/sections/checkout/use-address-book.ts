/** The signed-in user's address book. */
import { useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import type { BookAddress } from '#shop/addresses/contract.ts';

/** `book` is null until it is known, and empty for guests. One that can't be had is as good as empty. */
export function useAddressBook(): { book: BookAddress[] | null; isSignedIn: boolean } {
  const isSignedIn = useShared(authToken) !== null;
  const [book, setBook] = useState<BookAddress[] | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    void callApi<{ items: BookAddress[] }>('/address/list', {}, { quiet: true }).then(({ data }) => setBook(data?.items ?? []));
  }, [isSignedIn]);
  return { book: isSignedIn ? book : [], isSignedIn };
}
