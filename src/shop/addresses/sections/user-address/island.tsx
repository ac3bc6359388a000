/** The user's address book: listing, adding, changing, deleting, and choosing the default. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { useFoundDraft } from '#kit/browser/form-drafts.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { BookAddress } from '../../contract.ts';
import { AddressCard } from './address-card.tsx';
import { AddressEditor, addressForm, type SavedAddress } from './address-editor.tsx';
import type { AddressBookModel } from './data.ts';

/** List and form take turns, so that there is one thing to do at a time, on a phone too. */
export function AddressBook({ addresses: first, countries, rules, most }: AddressBookModel) {
  const { addresses, editing, setEditing, left, close, reload, change } = useBook(first);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a form was left or an address went away: there the keyboard goes on.
    if (left > 0) top.current?.focus();
  }, [left]);
  const isFull = addresses.length >= most;
  const add = (
    <Button look={addresses.length === 0 ? 'primary' : 'plain'} onClick={() => setEditing('new')} disabled={isFull}>
      {m.addresses_add()}
    </Button>
  );
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-1">{m.layout_user_address()}</h1>
        {!editing && addresses.length > 0 && !isFull && add}
      </div>
      {editing ? (
        <AddressEditor
          key={editing === 'new' ? 'new' : `${editing.id} ${editing.version}`}
          address={editing === 'new' ? null : editing}
          isFirst={addresses.length === 0}
          countries={countries}
          initialRules={rules}
          onClose={close}
          onSaved={async () => {
            await reload();
            close();
            showToast(m.addresses_saved(), { kind: 'success' });
          }}
          onStale={async (id) => setEditing((await reload()).find((one) => one.id === id) ?? null)}
        />
      ) : (
        <div ref={top} tabIndex={-1} className="focus:outline-none">
          {addresses.length === 0 ? (
            <EmptyState icon="parcel" title={m.addresses_none()} text={m.addresses_none_text()}>
              {add}
            </EmptyState>
          ) : (
            <>
              <Cards addresses={addresses} onEdit={setEditing} change={change} />
              {isFull && <p className="mt-8 text-desc">{m.addresses_book_full({ max: most })}</p>}
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The book as it is now; `left` counts up whenever a form was left or an address changed. */
function useBook(first: BookAddress[]) {
  const [addresses, setAddresses] = useState(first);
  const [editing, setEditing] = useState<BookAddress | 'new' | null>(null);
  const [left, setLeft] = useState(0);
  // An address that was being written when the session ended opens again.
  useFoundDraft<SavedAddress>(addressForm, (draft) => setEditing(first.find(({ id }) => id === draft.id) ?? 'new'));
  const reload = async () => {
    const { data } = await callApi<{ items: BookAddress[] }>('/address/list');
    if (data) setAddresses(data.items);
    return data?.items ?? [];
  };
  const close = () => {
    setEditing(null);
    setLeft((times) => times + 1);
  };
  const change = async (path: '/address/default' | '/address/remove', id: string, done: string) => {
    const { code, msg } = await callApi(path, { id });
    if (code !== 0 && code !== 40) return;
    await reload();
    showToast(code === 0 ? done : msg, { kind: code === 0 ? 'success' : 'error' });
    setLeft((times) => times + 1);
  };
  return { addresses, editing, setEditing, left, close, reload, change };
}

type CardsProps = { addresses: readonly BookAddress[]; onEdit: (address: BookAddress) => void; change: ReturnType<typeof useBook>['change'] };

function Cards({ addresses, onEdit, change }: CardsProps) {
  const remove = async (id: string) => {
    const question = { title: m.addresses_delete_ask(), no: m.ui_cancel(), yes: m.ui_delete(), kind: 'danger' } as const;
    if (await isConfirmed(question)) await change('/address/remove', id, m.addresses_deleted());
  };
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          onEdit={() => onEdit(address)}
          onDefault={() => void change('/address/default', address.id, m.addresses_default_chosen())}
          onRemove={() => void remove(address.id)}
        />
      ))}
    </ul>
  );
}
