/** A menu while it is edited. Nothing is stored before it is saved. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import type { MenuEntry } from '../../shop/settings/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { saveRecord } from '../api/data-provider.ts';

/** An entry with a key of its own, so that it stays itself when it is moved. */
export type EditedEntry = Omit<MenuEntry, 'children'> & { key: number; children: EditedEntry[] };

type Menu = { items: MenuEntry[]; _etag: string };

let lastKey = 0;
const keyed = (entries: readonly MenuEntry[]): EditedEntry[] =>
  entries.map(({ children, ...entry }) => ({ ...entry, key: (lastKey += 1), children: keyed(children ?? []) }));

/** A new entry, whose name and target are still to be said. */
export const newEntry = (): EditedEntry => keyed([{ texts: {}, type: 'category' }])[0]!;

/** What the shop stores: of an entry's target, address and picture only what its type has. */
const written = (entries: readonly EditedEntry[]): MenuEntry[] =>
  entries.map(({ key: _key, texts, type, target, url, image, children }) => ({
    texts,
    type,
    ...(type === 'url' ? (url ? { url } : {}) : { target: target ?? '' }),
    ...(image ? { image } : {}),
    ...(children.length > 0 ? { children: written(children) } : {}),
  }));

/** What the screen works with. `errors` are by field (`items.0.children.2.target`); `failure`: the menu could not be read. */
export function useMenu(id: string) {
  const notify = useNotify();
  const [entries, setEntries] = useState<EditedEntry[] | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [reads, setReads] = useState(1);
  const [stored, setStored] = useState('');
  const read = useRef<Menu>({ items: [], _etag: '' });

  const take = (menu: Menu) => {
    read.current = menu;
    setErrors({});
    setFailure(null);
    const taken = keyed(menu.items);
    setStored(JSON.stringify(written(taken)));
    setEntries(taken);
  };
  const begin = useEffectEvent(take);
  useEffect(() => {
    let isShown = true;
    callAdmin<Menu>(`/menus/${encodeURIComponent(id)}`).then(
      ({ data, etag }) => isShown && begin({ ...data, _etag: etag ?? '' }),
      (error: unknown) => isShown && setFailure(error as Error),
    );
    return () => {
      isShown = false;
    };
  }, [id, reads]);

  return {
    entries,
    errors,
    busy,
    failure,
    isUnsaved: entries !== null && JSON.stringify(written(entries)) !== stored,
    readAgain: () => setReads(reads + 1),
    change: setEntries,
    async save(): Promise<void> {
      setBusy(true);
      try {
        const data = { items: written(entries ?? []), _etag: read.current._etag };
        take((await saveRecord('menus', { id, data, previousData: { id, ...read.current } })) as unknown as Menu);
        notify('backoffice_menus_saved', { type: 'success' });
      } catch (error) {
        setErrors(((error as HttpError).body as { errors?: Record<string, string> } | undefined)?.errors ?? {});
        notify((error as HttpError).message, { type: 'error', autoHideDuration: 8_000 });
      }
      setBusy(false);
    },
  };
}
